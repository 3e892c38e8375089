/** Finds where a config refers to its own entries by name. */
import cliData from '../../../../schema/cli/full-set.json' with {type: 'json'};
import type {ReleaseLine} from '../../../../src/config/versions.ts';
import {findScripts, type ConfigScript} from './config-scripts.ts';
import {findFunction, readCall, type FunctionCall, type NameSection} from './functions.ts';
import {readEvent} from './hook-events.ts';
import type {Section} from './names.ts';
import {isYamlMap, type YamlMap} from './sample.ts';
import type {ScriptCommand, ScriptWord} from './script.ts';
import type {Segments} from './yaml.ts';

/** A stretch of a text of the config. */
export interface Stretch {
  readonly segments: Segments;
  readonly offset: number;
  readonly length: number;
}

/** A name that has to exist. */
export interface Reference {
  readonly kind: 'name';
  readonly at: Stretch;
  readonly section: Section;
  readonly name: string;
  /** What names it: `build_images`, `events`. */
  readonly by: string;
}

/** A flag of a pipeline that has to exist. */
export interface FlagReference {
  readonly kind: 'flag';
  readonly at: Stretch;
  readonly name: string;
  readonly by: string;
  /** Flags that are known there. */
  readonly known: readonly string[];
}

/** A reference that can never be right. */
export interface BrokenReference {
  readonly kind: 'broken';
  readonly at: Stretch;
  readonly message: string;
  readonly hint: string;
}

export type AnyReference = BrokenReference | FlagReference | Reference;

export interface References {
  readonly found: readonly AnyReference[];
  /** Entries that scripts create while they run, by section. */
  readonly created: ReadonlyMap<Section, ReadonlySet<string>>;
}

/** Flags that say what an entry is, so that it need not be in the config. */
const CREATING_FLAGS = ['from', 'from-file', 'set', 'set-string'];

/** Commands whose flags `get_flag` knows, besides the global ones. */
const PIPELINE_COMMANDS = ['dev', 'deploy', 'build', 'purge', 'render', 'run-pipeline'];

const commandFlags: readonly string[] = [
  ...cliData['6.x'].globalFlags,
  ...PIPELINE_COMMANDS.flatMap(
    (command) =>
      (cliData['6.x'].commands as Readonly<Record<string, readonly string[]>>)[
        `devspace ${command}`
      ] ?? [],
  ),
];

/** Flags that take the next word as their value, and may stand in front of a command. */
const VALUE_FLAGS =
  /^(?:-[np]|--(?:dependency|kube-context|kubeconfig|namespace|override-name|profile|var))$/;

function sectionOf(names: NameSection): Section | undefined {
  return names === 'flags' ? undefined : names;
}

class Collector {
  readonly found: AnyReference[] = [];
  readonly created = new Map<Section, Set<string>>();
  private readonly config: YamlMap;
  private readonly line: ReleaseLine;

  constructor(config: YamlMap, line: ReleaseLine) {
    this.config = config;
    this.line = line;
  }

  addName(section: Section, name: string, by: string, at: Stretch): void {
    // Variables and patterns stand for names that nobody knows here.
    if (name === '' || name === '*' || /[$*]/.test(name)) return;
    this.found.push({kind: 'name', section, name, by, at});
  }

  /** A whole text that is a name. */
  addText(section: Section, value: unknown, by: string, segments: Segments): void {
    if (typeof value !== 'string') return;
    this.addName(section, value, by, {segments, offset: 0, length: value.length});
  }

  addTexts(section: Section, values: unknown, by: string, segments: Segments): void {
    if (!Array.isArray(values)) return;
    values.forEach((value: unknown, index) =>
      this.addText(section, value, by, [...segments, index]),
    );
  }

  addScript(script: ConfigScript): void {
    for (const command of script.script.commands) {
      if (command.name.text === 'devspace') this.addDevspaceCall(command, script);
      const hasFunctions = script.context !== 'other' && !this.isReplaced(command.name.text);
      const definition = hasFunctions ? findFunction(command.name.text) : undefined;
      if (!definition) continue;
      const call = readCall(command, definition);
      if (definition.name === 'get_flag') this.addGetFlag(command, call, script);
      this.addCallNames(command, call, definition.arguments.names, script);
      if (definition.name === 'run_pipelines') this.addSetFlags(call, script);
    }
  }

  /** A function of the config with the name of a built-in one has arguments of its own. */
  private isReplaced(name: string): boolean {
    return isYamlMap(this.config.functions) && name in this.config.functions;
  }

  private stretchOf(word: ScriptWord, {segments, offset}: ConfigScript, text = word.text): Stretch {
    return {segments, offset: offset + word.start, length: Math.max(1, text.length)};
  }

  private addCallNames(
    {name}: ScriptCommand,
    call: FunctionCall,
    names: NameSection | undefined,
    script: ConfigScript,
  ): void {
    const isCreating = call.flags.some(({flag}) => CREATING_FLAGS.includes(flag.name));
    const isElsewhere = call.flags.some(({flag}) => flag.name === 'dependency');
    const section = names && sectionOf(names);
    for (const word of call.arguments) {
      if (!section || !word.isFixed) continue;
      if (isCreating) this.create(section, word.text);
      else if (!isElsewhere) this.addWord(section, word, name.text, script);
    }
    for (const {flag, word, value, isFixed} of call.flags) {
      const flagSection = flag.names && sectionOf(flag.names);
      if (!flagSection || value === undefined || !isFixed) continue;
      for (const item of value.split(',')) {
        // `--from api:base` merges into one of several entries.
        const text = flag.name === 'from' ? item.replace(/^[\w-]+:/, '') : item;
        const shift = Math.max(0, this.sourceOf(word, script).indexOf(text));
        const at = this.stretchOf(word, script, text);
        this.addName(flagSection, text, `${name.text} --${flag.name}`, {
          ...at,
          offset: at.offset + shift,
        });
      }
    }
  }

  private sourceOf({start, length}: ScriptWord, {source}: ConfigScript): string {
    return source.slice(start, start + length);
  }

  private addWord(section: Section, word: ScriptWord, by: string, script: ConfigScript): void {
    const shift = Math.max(0, this.sourceOf(word, script).indexOf(word.text));
    const at = this.stretchOf(word, script);
    this.addName(section, word.text, by, {...at, offset: at.offset + shift});
  }

  private create(section: Section, name: string): void {
    const entries = section === 'deployments' ? (['deployments', 'releases'] as const) : [section];
    for (const entry of entries) {
      const names = this.created.get(entry) ?? new Set<string>();
      names.add(name);
      this.created.set(entry, names);
    }
  }

  /** Flags that a pipeline declares; undefined when they are computed, or nobody shows it. */
  private flagsOf(pipeline: string): string[] | undefined {
    const {pipelines} = this.config;
    if (!isYamlMap(pipelines) || !(pipeline in pipelines)) return undefined;
    const definition = pipelines[pipeline];
    if (typeof definition === 'string') return [];
    const flags = isYamlMap(definition) ? definition.flags : undefined;
    if (typeof flags === 'string') return undefined;
    return (Array.isArray(flags) ? (flags as readonly unknown[]) : []).flatMap((flag) =>
      isYamlMap(flag) && typeof flag.name === 'string' ? [flag.name] : [],
    );
  }

  private addGetFlag(command: ScriptCommand, call: FunctionCall, script: ConfigScript): void {
    const [word] = call.arguments;
    if (!word?.isFixed) return;
    const [, pipeline = ''] = script.owner.split('.');
    const {pipelines} = this.config;
    // Any pipeline may call a function.
    const owners =
      script.context === 'pipeline'
        ? [pipeline]
        : isYamlMap(pipelines)
          ? Object.keys(pipelines)
          : [];
    const declared = owners.map((owner) => this.flagsOf(owner));
    if (owners.length === 0 || declared.includes(undefined)) return;
    const known = declared.flatMap((flags) => flags ?? []);
    this.found.push({
      kind: 'flag',
      at: this.stretchOf(word, script),
      name: word.text,
      by: command.name.text,
      known: [...known, ...commandFlags],
    });
  }

  private addSetFlags(call: FunctionCall, script: ConfigScript): void {
    const declared = call.arguments.map((word) =>
      word.isFixed ? this.flagsOf(word.text) : undefined,
    );
    if (declared.includes(undefined)) return;
    for (const {flag, word, value, isFixed} of call.flags) {
      const name = /^([\w-]+)=/.exec(value ?? '')?.[1];
      if (flag.name !== 'set-flag' || name === undefined || !isFixed) continue;
      this.found.push({
        kind: 'flag',
        at: this.stretchOf(word, script, name),
        name,
        by: 'run_pipelines --set-flag',
        known: [...declared.flatMap((flags) => flags ?? []), ...commandFlags],
      });
    }
  }

  private addDevspaceCall({words}: ScriptCommand, script: ConfigScript): void {
    const by = (text: string): string => `devspace ${text}`;
    let index = 0;
    let isInDependency = false;
    for (; index < words.length && words[index]?.text.startsWith('-'); index += 1) {
      const word = words[index];
      const next = words[index + 1];
      if (word?.text === '--dependency' && next?.isFixed) {
        isInDependency = true;
        const [dependency = ''] = next.text.split('.');
        this.addName(
          'dependencies',
          dependency,
          'devspace --dependency',
          this.stretchOf(next, script),
        );
      }
      if (/^(?:-p|--profile)$/.test(word?.text ?? '') && next?.isFixed)
        this.addProfiles(next, script);
      if (VALUE_FLAGS.test(word?.text ?? '')) index += 1;
    }
    const command = words[index];
    const rest = words.slice(index + 1);
    if (command?.isFixed !== true || isInDependency) return;
    const [first] = rest;
    if (command.text === 'run') {
      if (!first?.isFixed || first.text.startsWith('-')) return;
      const [dependency = '', inside] = first.text.split('.');
      if (inside === undefined) this.addWord('commands', first, by('run'), script);
      else
        this.addName(
          'dependencies',
          dependency,
          by('run'),
          this.stretchOf(first, script, dependency),
        );
      // All that follows belongs to the command.
      return;
    }
    if (command.text === 'run-pipeline' && first?.isFixed && !first.text.startsWith('-'))
      this.addWord('pipelines', first, by('run-pipeline'), script);
    rest.forEach((word, at) => {
      const [, flag = '', inline] = /^(--?[a-z-]+)(?:=(.*))?$/.exec(word.text) ?? [];
      const value = inline === undefined ? rest[at + 1] : word;
      if (!value?.isFixed) return;
      if (flag === '--pipeline' && this.line === '6.x')
        this.addName(
          'pipelines',
          inline ?? value.text,
          by(`${command.text} --pipeline`),
          this.stretchOf(value, script),
        );
      if (/^(?:-p|--profile)$/.test(flag)) this.addProfiles(value, script, inline);
      if (flag === '--image' && this.line !== '6.x')
        this.addName(
          'images',
          inline ?? value.text,
          by(`${command.text} --image`),
          this.stretchOf(value, script),
        );
    });
  }

  private addProfiles(word: ScriptWord, script: ConfigScript, text = word.text): void {
    for (const name of text.split(','))
      this.addName('profiles', name, 'devspace --profile', this.stretchOf(word, script, name));
  }

  /** Variables and helpers that name images, dependencies and hooks, in all texts. */
  addVariables(value: unknown, segments: Segments): void {
    if (typeof value === 'string') this.addVariablesOf(value, segments);
    else if (Array.isArray(value))
      value.forEach((item: unknown, index) => this.addVariables(item, [...segments, index]));
    else if (isYamlMap(value))
      for (const [key, item] of Object.entries(value)) this.addVariables(item, [...segments, key]);
  }

  private addVariablesOf(text: string, segments: Segments): void {
    for (const match of text.matchAll(/\$!?\{runtime\.([^}]+)\}/g)) {
      const [whole, path = ''] = match;
      const [group = '', ...rest] = path.split('.');
      const at: Stretch = {segments, offset: match.index, length: whole.length};
      if (group === 'images') {
        this.addName('images', path.slice(7).replace(/\.(?:image|tag)$/, ''), whole, at);
      } else if (group === 'dependencies') {
        const [dependency = '', inside, image] = rest;
        this.addName('dependencies', dependency, whole, at);
        if (inside !== 'images' || image === undefined) {
          const message = `\`${whole}\` names no image of the dependency`;
          const hint = `write \`\${runtime.dependencies.${dependency}.images.NAME}\``;
          this.found.push({kind: 'broken', at, message, hint});
        }
      } else if (group === 'hooks') {
        this.addName('hooks', path.slice(6).replace(/\.(?:stdout|stderr)$/, ''), whole, at);
      } else {
        const message = `there is no runtime variable \`${whole}\``;
        const hint = 'they begin with `runtime.images`, `runtime.dependencies` or `runtime.hooks`';
        this.found.push({kind: 'broken', at, message, hint});
      }
    }
    // Helpers stand alone, or as the tag behind a name.
    if (!/^\S*(?:image|tag)\([\w.-]+\)$/.test(text)) return;
    for (const match of text.matchAll(/(?:^|:)((?:image|tag)\(([\w.-]+)\))/g)) {
      const [whole, helper = '', argument = ''] = match;
      const offset = match.index + whole.length - helper.length;
      const at: Stretch = {segments, offset, length: helper.length};
      const [dependency = '', inside] = argument.split('.');
      if (inside === undefined) this.addName('images', argument, helper, at);
      else this.addName('dependencies', dependency, helper, at);
    }
  }

  /** Fields that hold names, in a config or in what a profile says of one. */
  addFields(config: unknown, at: Segments): void {
    if (!isYamlMap(config)) return;
    if (this.line !== '6.x') this.addDevFields(config.dev, [...at, 'dev']);
    if (!Array.isArray(config.hooks)) return;
    config.hooks.forEach((hook: unknown, index) => {
      const segments = [...at, 'hooks', index];
      if (!isYamlMap(hook)) return;
      if (this.line === '4.x') this.addWhen(hook.when, [...segments, 'when']);
      else this.addEvents(hook.events, [...segments, 'events'], this.line);
    });
  }

  private addDevFields(dev: unknown, at: Segments): void {
    if (!isYamlMap(dev)) return;
    const {autoReload, logs, interactive} = dev;
    if (isYamlMap(autoReload)) {
      const base = [...at, 'autoReload'];
      this.addTexts('images', autoReload.images, 'autoReload', [...base, 'images']);
      this.addTexts('deployments', autoReload.deployments, 'autoReload', [...base, 'deployments']);
    }
    if (this.line !== '4.x') return;
    if (isYamlMap(logs)) this.addTexts('images', logs.images, 'logs', [...at, 'logs', 'images']);
    for (const section of ['ports', 'sync']) {
      const list = dev[section];
      if (!Array.isArray(list)) continue;
      list.forEach((entry: unknown, index) => {
        if (!isYamlMap(entry)) return;
        this.addText('images', entry.imageName, 'imageName', [...at, section, index, 'imageName']);
      });
    }
    if (!isYamlMap(interactive)) return;
    const {images, terminal} = interactive;
    const base = [...at, 'interactive'];
    if (isYamlMap(terminal))
      this.addText('images', terminal.imageName, 'imageName', [...base, 'terminal', 'imageName']);
    if (!Array.isArray(images)) return;
    images.forEach((image: unknown, index) => {
      if (isYamlMap(image))
        this.addText('images', image.name, 'interactive', [...base, 'images', index, 'name']);
    });
  }

  private addWhen(when: unknown, at: Segments): void {
    if (!isYamlMap(when)) return;
    for (const moment of ['before', 'after']) {
      const stage = when[moment];
      if (!isYamlMap(stage)) continue;
      if (stage.deployments !== 'all')
        this.addText('deployments', stage.deployments, 'when', [...at, moment, 'deployments']);
      const {images} = stage;
      if (typeof images !== 'string' || images === 'all' || images.includes('$')) continue;
      const segments = [...at, moment, 'images'];
      this.found.push({
        kind: 'broken',
        at: {segments, offset: 0, length: images.length},
        message: `no hook runs at the image \`${images}\`: all images are one stage`,
        hint: 'write `images: all`',
      });
    }
  }

  private addEvents(events: unknown, at: Segments, line: '5.x' | '6.x'): void {
    if (!Array.isArray(events)) return;
    events.forEach((event: unknown, index) => {
      if (typeof event !== 'string' || event.includes('$')) return;
      const stretch = {segments: [...at, index], offset: 0, length: event.length};
      const reading = readEvent(event, line);
      if (reading.kind === 'dead') {
        const message = `nothing fires the event \`${event}\` in ${line}`;
        const hint = 'take another event, such as `devCommand:before:execute`';
        this.found.push({kind: 'broken', at: stretch, message, hint});
      } else if (reading.kind === 'unknown') {
        const message = `there is no event \`${event}\``;
        const hint =
          reading.answer === undefined
            ? 'schema/hook-events.json lists the events'
            : `did you mean \`${reading.answer}\`?`;
        this.found.push({kind: 'broken', at: stretch, message, hint});
      } else if (reading.section && reading.name !== undefined) {
        const offset = event.length - reading.name.length;
        const nameAt = {...stretch, offset, length: reading.name.length};
        this.addName(reading.section, reading.name, event, nameAt);
      }
    });
  }

  addProfileFields(): void {
    const {profiles} = this.config;
    if (!Array.isArray(profiles)) return;
    profiles.forEach((profile: unknown, index) => {
      if (!isYamlMap(profile)) return;
      const at = ['profiles', index];
      this.addText('profiles', profile.parent, 'parent', [...at, 'parent']);
      if (Array.isArray(profile.parents)) {
        profile.parents.forEach((parent: unknown, parentIndex) => {
          if (!isYamlMap(parent) || parent.source !== undefined) return;
          this.addText('profiles', parent.profile, 'parents', [
            ...at,
            'parents',
            parentIndex,
            'profile',
          ]);
        });
      }
      for (const step of ['replace', 'merge', 'strategicMerge'])
        this.addFields(profile[step], [...at, step]);
      if (!Array.isArray(profile.patches)) return;
      profile.patches.forEach((patch: unknown, patchIndex) => {
        if (isYamlMap(patch)) this.addPatchPath(patch.path, [...at, 'patches', patchIndex, 'path']);
      });
    });
  }

  /** A patch inside of an entry needs that entry: without it nothing happens, or an error. */
  private addPatchPath(path: unknown, segments: Segments): void {
    if (typeof path !== 'string') return;
    const sections =
      this.line === '6.x'
        ? 'images|deployments|dev|dependencies|pipelines|commands|functions|pullSecrets'
        : 'images';
    const inMap = new RegExp(`^(${sections})\\.([\\w-]+)[.[]`).exec(path);
    const inList =
      this.line === '6.x'
        ? null
        : /^(deployments|commands|dependencies)\.name=([\w-]+)\./.exec(path);
    const [, section, name] = inMap ?? inList ?? [];
    if (section === undefined || name === undefined || /^\d+$/.test(name)) return;
    const offset = path.indexOf(name, section.length);
    this.addName(section as Section, name, 'path', {segments, offset, length: name.length});
  }
}

/** Finds all references of a config to its own entries. */
export function findReferences(config: unknown, line: ReleaseLine): References {
  if (!isYamlMap(config)) return {found: [], created: new Map()};
  const collector = new Collector(config, line);
  for (const script of findScripts(config, line)) collector.addScript(script);
  if (line !== '4.x') collector.addVariables(config, []);
  collector.addFields(config, []);
  collector.addProfileFields();
  return collector;
}
