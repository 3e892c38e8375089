/** Finds the names that the scripts of a config use. */
import cliData from '../../../schema/cli/full-set.json' with {type: 'json'};
import type {VersionLabel} from '../../config/versions.ts';
import type {ConfigScript} from './config-scripts.ts';
import {functionsOf, readCall, type FunctionCall, type NameSection} from './functions.ts';
import type {Section} from './names.ts';
import type {References, Stretch} from './references.ts';
import type {ScriptCommand, ScriptWord} from './script.ts';
import {type YamlMap, isYamlMap} from './yaml.ts';

/** Flags that copy an entry from elsewhere, so that it doesn't have to be in the config. */
const COPYING_FLAGS = ['from', 'from-file'];

/** Fields that make a new entry when `--set` sets them; without them it is incomplete. */
const CREATING_FIELDS: Readonly<Partial<Record<Section, RegExp>>> = {
  images: /^image=/,
  deployments: /^(?:helm|kubectl)\b/,
  dev: /^(?:imageSelector=|labelSelector\b)/,
  pullSecrets: /^registry=/,
};

/** Whether a flag of a call creates the entries that the call names. */
function isCreating({flag, value = ''}: FunctionCall['flags'][number], section: Section): boolean {
  if (COPYING_FLAGS.includes(flag.name)) return true;
  // `--set api:image=…` is about one of several entries.
  const isSet = flag.name === 'set' || flag.name === 'set-string';
  return isSet && CREATING_FIELDS[section]?.test(value.replace(/^[\w-]+:/, '')) === true;
}

/** Commands whose flags `get_flag` knows, besides the global ones. */
const PIPELINE_COMMANDS = ['dev', 'deploy', 'build', 'purge', 'render', 'run-pipeline'];

/** Flags of the commands of a version. */
function flagsByCommand(version: VersionLabel): Readonly<Record<string, readonly string[]>> {
  return cliData[version].commands;
}

/** Flags of the commands that run pipelines. */
function pipelineFlags(version: VersionLabel): readonly string[] {
  const flags = flagsByCommand(version);
  return [
    ...cliData[version].globalFlags,
    ...PIPELINE_COMMANDS.flatMap((command) => flags[`devspace ${command}`] ?? []),
  ];
}

/** Whether any command has a flag. */
function hasFlag(version: VersionLabel, name: string): boolean {
  return Object.values(flagsByCommand(version)).some((flags) => flags.includes(name));
}

/** Flags that take the next word as their value, and may stand in front of a command. */
const VALUE_FLAGS =
  /^(?:-[np]|--(?:dependency|kube-context|kubeconfig|namespace|override-name|profile|var))$/;
const PROFILE_FLAG = /^(?:-p|--profile)$/;

/** A script with what its names are checked against. */
interface Context {
  readonly script: ConfigScript;
  readonly config: YamlMap;
  readonly version: VersionLabel;
  readonly references: References;
}

function sectionOf(names: NameSection | undefined): Section | undefined {
  return names === 'flags' ? undefined : names;
}

/** Where a part of a word stands: behind its quotes, or behind `--flag=`. */
function stretchOf({start, length}: ScriptWord, text: string, {script}: Context): Stretch {
  const source = script.source.slice(start, start + length);
  const shift = Math.max(0, source.indexOf(text));
  const offset = script.offset + start + shift;
  return {segments: script.segments, offset, length: text.length};
}

function addWord(section: Section, word: ScriptWord, by: string, context: Context): void {
  if (word.isFixed)
    context.references.addName(section, word.text, by, stretchOf(word, word.text, context));
}

function addCallNames(
  {name}: ScriptCommand,
  call: FunctionCall,
  names: NameSection | undefined,
  context: Context,
): void {
  const {references} = context;
  const isElsewhere = call.flags.some(({flag}) => flag.name === 'dependency');
  const section = sectionOf(names);
  const creates = section && call.flags.some((flag) => isCreating(flag, section));
  for (const word of call.arguments) {
    if (!section || !word.isFixed) continue;
    if (creates) references.create(section, word.text);
    else if (!isElsewhere) addWord(section, word, name.text, context);
  }
  for (const {flag, word, value, isFixed} of call.flags) {
    const flagSection = sectionOf(flag.names);
    if (!flagSection || value === undefined || !isFixed) continue;
    for (const item of value.split(',')) {
      // `--from api:base` merges into one of several entries.
      const text = flag.name === 'from' ? item.replace(/^[\w-]+:/, '') : item;
      const by = `${name.text} --${flag.name}`;
      references.addName(flagSection, text, by, stretchOf(word, text, context));
    }
  }
}

/** Flags that a pipeline declares; undefined when they are computed, or nobody shows it. */
function flagsOf(pipeline: string, {pipelines}: YamlMap): string[] | undefined {
  if (!isYamlMap(pipelines) || !(pipeline in pipelines)) return undefined;
  const definition = pipelines[pipeline];
  if (typeof definition === 'string') return [];
  const flags = isYamlMap(definition) ? definition.flags : undefined;
  if (typeof flags === 'string') return undefined;
  return (Array.isArray(flags) ? (flags as readonly unknown[]) : []).flatMap((flag) =>
    isYamlMap(flag) && typeof flag.name === 'string' ? [flag.name] : [],
  );
}

/** Flags of all these pipelines, and of the commands that run them; undefined if one is unknown. */
function knownFlags(pipelines: ReadonlyArray<string | undefined>, {config, version}: Context) {
  const declared = pipelines.map((name) =>
    name === undefined ? undefined : flagsOf(name, config),
  );
  if (declared.length === 0 || declared.includes(undefined)) return undefined;
  return [...declared.flatMap((flags) => flags ?? []), ...pipelineFlags(version)];
}

function addGetFlag(call: FunctionCall, context: Context): void {
  const {script, config, references} = context;
  const [word] = call.arguments;
  if (!word?.isFixed) return;
  const [, pipeline] = script.owner.split('.');
  // Any pipeline may call a function.
  const all = isYamlMap(config.pipelines) ? Object.keys(config.pipelines) : [];
  const known = knownFlags(script.context === 'pipeline' ? [pipeline] : all, context);
  if (!known) return;
  const at = stretchOf(word, word.text, context);
  references.found.push({kind: 'flag', at, name: word.text, by: 'get_flag', known});
}

function addSetFlags(call: FunctionCall, context: Context): void {
  const {references} = context;
  const called = call.arguments.map((word) => (word.isFixed ? word.text : undefined));
  const known = knownFlags(called, context);
  if (!known) return;
  for (const {flag, word, value, isFixed} of call.flags) {
    const name = /^([\w-]+)=/.exec(value ?? '')?.[1];
    if (flag.name !== 'set-flag' || name === undefined || !isFixed) continue;
    const at = stretchOf(word, name, context);
    references.found.push({kind: 'flag', at, name, by: 'run_pipelines --set-flag', known});
  }
}

function addProfiles(word: ScriptWord, value: string, context: Context): void {
  if (!word.isFixed) return;
  for (const name of value.split(',')) {
    const at = stretchOf(word, name, context);
    context.references.addName('profiles', name, 'devspace --profile', at);
  }
}

/** `devspace run`: a command, or one of a dependency. All that follows belongs to the command. */
function addRun(word: ScriptWord | undefined, context: Context): void {
  if (!word?.isFixed || word.text.startsWith('-')) return;
  const [dependency = '', inside] = word.text.split('.');
  if (inside === undefined) {
    addWord('commands', word, 'devspace run', context);
  } else {
    const at = stretchOf(word, dependency, context);
    context.references.addName('dependencies', dependency, 'devspace run', at);
  }
}

/** Names among the flags of a command. */
function addFlagNames(command: string, words: readonly ScriptWord[], context: Context): void {
  const {version, references} = context;
  words.forEach((word, index) => {
    const [, flag = '', inline] = /^(--?[a-z-]+)(?:=(.*))?$/.exec(word.text) ?? [];
    const holder = inline === undefined ? words[index + 1] : word;
    if (!holder?.isFixed) return;
    const value = inline ?? holder.text;
    const by = `devspace ${command} ${flag}`;
    if (flag === '--pipeline' && hasFlag(version, 'pipeline'))
      references.addName('pipelines', value, by, stretchOf(holder, value, context));
    if (flag === '--image' && hasFlag(version, 'image'))
      references.addName('images', value, by, stretchOf(holder, value, context));
    if (PROFILE_FLAG.test(flag)) addProfiles(holder, value, context);
  });
}

function addDevspaceCall({words: all}: ScriptCommand, context: Context): void {
  const dashes = all.findIndex(({text}) => text === '--');
  // What stands behind the dashes runs elsewhere.
  const words = dashes < 0 ? all : all.slice(0, dashes);
  let index = 0;
  for (; words[index]?.text.startsWith('-'); index += 1) {
    const flag = words[index]?.text ?? '';
    const value = words[index + 1];
    if (flag === '--dependency' && value?.isFixed) {
      const [dependency = ''] = value.text.split('.');
      const at = stretchOf(value, dependency, context);
      context.references.addName('dependencies', dependency, 'devspace --dependency', at);
      // The rest is about names of the dependency.
      return;
    }
    if (PROFILE_FLAG.test(flag) && value) addProfiles(value, value.text, context);
    if (VALUE_FLAGS.test(flag)) index += 1;
  }
  const command = words[index];
  const rest = words.slice(index + 1);
  const [first] = rest;
  if (!command?.isFixed) return;
  if (command.text === 'run') {
    addRun(first, context);
    return;
  }
  if (command.text === 'run-pipeline' && first && !first.text.startsWith('-'))
    addWord('pipelines', first, 'devspace run-pipeline', context);
  addFlagNames(command.text, rest, context);
}

/** A function of the config with the name of a built-in one has arguments of its own. */
function isReplaced(name: string, {functions}: YamlMap): boolean {
  return isYamlMap(functions) && name in functions;
}

/** Adds the names that a script uses. */
export function addScriptReferences(
  script: ConfigScript,
  config: YamlMap,
  version: VersionLabel,
  references: References,
): void {
  const context: Context = {script, config, version, references};
  for (const command of script.script.commands) {
    const {text} = command.name;
    if (text === 'devspace') addDevspaceCall(command, context);
    if (script.context === 'other' || isReplaced(text, config)) continue;
    const definition = functionsOf(version).find(text);
    if (!definition) continue;
    const call = readCall(command, definition);
    addCallNames(command, call, definition.arguments.names, context);
    if (definition.name === 'get_flag') addGetFlag(call, context);
    if (definition.name === 'run_pipelines') addSetFlags(call, context);
  }
}
