/** Finds the shell scripts of a config. */
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {
  asList,
  asMap,
  entriesAt,
  forEachString,
  isExpression,
  type Segments,
} from '../yaml/yaml.ts';
import {readScript, type Script} from './script.ts';

export interface ConfigScript {
  /** Path of the string that contains the script. */
  readonly segments: Segments;
  /** Offset of the script in that string: after `$(` in an expression. */
  readonly offset: number;
  readonly source: string;
  readonly script: Script;
  /** `pipeline` and `function` can call all functions, `other` only global ones. */
  readonly context: 'function' | 'other' | 'pipeline';
  /** The entry that contains it, for messages: `pipelines.deploy`. */
  readonly owner: string;
}

const EXPRESSION = /^(\s*\$[!#]{0,2}\()([\s\S]*)\)\s*$/;

class Collector {
  readonly scripts: ConfigScript[] = [];
  private readonly hasExpressions: boolean;

  constructor(version: VersionLabel) {
    this.hasExpressions = versionsByLabel[version].hasExpressions;
  }

  add(
    value: unknown,
    segments: Segments,
    context: ConfigScript['context'],
    owner: string,
    prepare = (source: string): string => source,
  ): void {
    if (typeof value !== 'string') return;
    const [, opening = '', inner] = (this.hasExpressions ? EXPRESSION.exec(value) : null) ?? [];
    // A script in `$(…)` is an expression, whose output is the actual script.
    const source = inner ?? value;
    this.scripts.push({
      segments,
      offset: opening.length,
      source,
      script: readScript(prepare(source)),
      context: inner === undefined ? context : 'other',
      owner,
    });
  }

  /** Adds the scripts of an entry with `command`. With `args`, it's a program instead of a script. */
  addCommand(
    value: unknown,
    segments: Segments,
    owner: string,
    prepare?: (source: string) => string,
  ): void {
    const {args, command, after} = asMap(value);
    if (args === undefined) this.add(command, [...segments, 'command'], 'other', owner, prepare);
    this.add(after, [...segments, 'after'], 'other', owner);
  }

  /** Adds the scripts of a variable, which can have different ones for operating systems. */
  addVariable(value: unknown, segments: Segments, owner: string): void {
    this.addCommand(value, segments, owner);
    asList(asMap(value).commands).forEach((item, index) => {
      this.addCommand(item, [...segments, 'commands', index], owner);
    });
  }

  /** Adds the expressions in values that aren't scripts. */
  addExpressions(value: unknown, at: Segments): void {
    if (!this.hasExpressions) return;
    forEachString(value, at, (text, segments) => {
      const owner = segments.filter((segment) => typeof segment === 'string').join('.');
      if (isExpression(text)) this.add(text, segments, 'other', owner);
    });
  }
}

/** Replaces the helpers `image(api)` and `tag(api)`, which DevSpace replaces before it runs a hook. */
function replaceHelpers(source: string): string {
  return source.replace(/\b(?:image|tag)\([\w.-]+\)/g, (helper) => 'x'.repeat(helper.length));
}

function collectSections(
  config: unknown,
  at: Segments,
  found: Collector,
  version: VersionLabel,
): void {
  const {hasPipelines, hasHookEvents, hasExpressions} = versionsByLabel[version];
  for (const [section, value] of Object.entries(asMap(config))) {
    const base = [...at, section];
    const isScripts = section === 'pipelines' || section === 'functions';
    if (section === 'profiles') continue;
    for (const {key, value: entry, map} of entriesAt(value, [])) {
      const segments = [...base, key];
      // The name of a list item is its `name`.
      const name = typeof key === 'number' && typeof map.name === 'string' ? map.name : key;
      const owner = `${section}.${name}`;
      if (isScripts && hasPipelines) {
        const context = section === 'pipelines' ? 'pipeline' : 'function';
        if (typeof entry === 'string') found.add(entry, segments, context, owner);
        else found.add(map.run, [...segments, 'run'], context, owner);
      } else if (section === 'commands') {
        if (typeof entry === 'string') found.add(entry, segments, 'other', owner);
        else found.addCommand(entry, segments, owner);
      } else if (section === 'hooks') {
        // Other hooks run programs instead of scripts, or run in a container.
        if (hasHookEvents && map.container === undefined && map.args === undefined)
          found.addCommand(entry, segments, owner, replaceHelpers);
      } else if (section === 'vars' && hasExpressions) {
        if (typeof entry === 'string') found.addExpressions(entry, segments);
        else found.addVariable(entry, segments, owner);
      } else {
        found.addExpressions(entry, segments);
      }
    }
    if (typeof value === 'string') found.addExpressions(value, base);
  }
}

/** Path of a patch that replaces a script: `pipelines.deploy` or `pipelines.deploy.run`. */
const PATCHED_SCRIPT = /^(pipelines|functions|commands)\.([\w-]+)(?:\.(?:run|command|after))?$/;

function collectProfiles(config: unknown, found: Collector, version: VersionLabel): void {
  const {hasNamedEntries} = versionsByLabel[version];
  for (const {at, map: profile} of entriesAt(config, ['profiles'])) {
    for (const step of ['replace', 'merge', 'strategicMerge'])
      collectSections(profile[step], [...at, step], found, version);
    // `commands.migrate` is an entry only if `commands` is a map.
    if (!hasNamedEntries) continue;
    for (const {at: patchAt, map: patch} of entriesAt(config, [...at, 'patches'])) {
      const [, section, name = ''] = PATCHED_SCRIPT.exec(String(patch.path)) ?? [];
      const segments = [...patchAt, 'value'];
      const context =
        section === 'pipelines' ? 'pipeline' : section === 'functions' ? 'function' : 'other';
      if (section !== undefined) found.add(patch.value, segments, context, `${section}.${name}`);
    }
  }
}

/** Finds all scripts of a config, including those in its profiles. */
export function findScripts(config: unknown, version: VersionLabel): ConfigScript[] {
  const found = new Collector(version);
  collectSections(config, [], found, version);
  collectProfiles(config, found, version);
  return found.scripts;
}
