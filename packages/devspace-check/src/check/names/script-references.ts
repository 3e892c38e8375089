/** Finds names in the scripts of a config. */
import {suggest} from '@devspace-docs/common';
import type {VersionLabel} from '@devspace-docs/versions';
import cliData from '../../../../../schema/cli/full-set.json' with {type: 'json'};
import type {ConfigFile} from '../config/config-file.ts';
import type {ConfigScript} from '../scripts/config-scripts.ts';
import {findPath} from '../fields/field-lookup.ts';
import {functionsOf, readCall, type FunctionCall, type NameSection} from '../scripts/functions.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import type {ScriptCommand, ScriptWord} from '../scripts/script.ts';
import {asList, asMap, isYamlMap, type YamlMap} from '../yaml/yaml.ts';
import type {Section} from './names.ts';
import type {References, TextRange} from './references.ts';

/** Flags that create an entry from an existing one or from a file. */
const COPYING_FLAGS = ['from', 'from-file'];

/** What flags with unknown names do. */
const FLAG_EFFECTS: Readonly<Record<string, string>> = {
  except: 'it excludes nothing',
  exclude: 'it excludes nothing',
};

/** Fields that a new entry requires: `--set` creates it only with them. */
const CREATING_FIELDS: Readonly<Partial<Record<Section, RegExp>>> = {
  images: /^image=/,
  deployments: /^(?:helm|kubectl)\b/,
  dev: /^(?:imageSelector=|labelSelector\b)/,
  pullSecrets: /^registry=/,
};

/** Whether a flag creates the entries in the arguments of its call. */
function isCreating({flag, value = ''}: FunctionCall['flags'][number], section: Section): boolean {
  if (COPYING_FLAGS.includes(flag.name)) return true;
  // `--set api:image=…` applies to one of several entries.
  const isSet = flag.name === 'set' || flag.name === 'set-string';
  return isSet && CREATING_FIELDS[section]?.test(value.replace(/^[\w-]+:/, '')) === true;
}

/** Commands whose flags `get_flag` can read, in addition to global flags. */
const PIPELINE_COMMANDS = ['dev', 'deploy', 'build', 'purge', 'render', 'run-pipeline'];

function flagsByCommand(version: VersionLabel): Readonly<Record<string, readonly string[]>> {
  return cliData[version].commands;
}

/** Flags of the commands that run pipelines, without the global ones. */
export function commandFlags(version: VersionLabel): readonly string[] {
  const flags = flagsByCommand(version);
  return PIPELINE_COMMANDS.flatMap((command) => flags[`devspace ${command}`] ?? []);
}

function hasFlag(version: VersionLabel, name: string): boolean {
  return Object.values(flagsByCommand(version)).some((flags) => flags.includes(name));
}

/** Global flags that require a value. */
const VALUE_FLAGS =
  /^(?:-[np]|--(?:dependency|kube-context|kubeconfig|namespace|override-name|profile|var))$/;
const PROFILE_FLAG = /^(?:-p|--profile)$/;

interface Context {
  readonly script: ConfigScript;
  readonly config: YamlMap;
  readonly version: VersionLabel;
  /** Whether other files can define pipelines. */
  readonly hasOtherPipelines: boolean;
  readonly references: References;
}

function sectionOf(names: NameSection | undefined): Section | undefined {
  return names === 'flags' ? undefined : names;
}

/** Range of a part of a word: without quotes and `--flag=`. */
function rangeOf({start, length}: ScriptWord, text: string, {script}: Context): TextRange {
  const source = script.source.slice(start, start + length);
  const shift = Math.max(0, source.indexOf(text));
  const offset = script.offset + start + shift;
  return {segments: script.segments, offset, length: text.length};
}

/** Adds a word, or a part of it, unless the shell expands it. */
function addWord(
  section: Section,
  word: ScriptWord,
  by: string,
  context: Context,
  text = word.text,
): void {
  if (word.isFixed) context.references.addName(section, text, by, rangeOf(word, text, context));
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
      const at = rangeOf(word, text, context);
      references.addName(flagSection, text, by, at, FLAG_EFFECTS[flag.name]);
    }
  }
}

/** Flags that a pipeline declares; undefined if they are computed, or the pipeline isn't in the config. */
function flagsOf(pipeline: string, {pipelines}: YamlMap): string[] | undefined {
  if (!isYamlMap(pipelines) || !(pipeline in pipelines)) return undefined;
  const {flags} = asMap(pipelines[pipeline]);
  if (typeof flags === 'string') return undefined;
  return asList(flags)
    .map((flag) => asMap(flag).name)
    .filter((name) => typeof name === 'string');
}

/** Flags of pipelines and of the commands that run them; undefined if a pipeline is unknown. */
function knownFlags(pipelines: ReadonlyArray<string | undefined>, context: Context) {
  const {config, version} = context;
  const declared = pipelines.map((name) =>
    name === undefined ? undefined : flagsOf(name, config),
  );
  if (context.hasOtherPipelines || declared.length === 0 || declared.includes(undefined))
    return undefined;
  return [
    ...declared.flatMap((flags) => flags ?? []),
    ...cliData[version].globalFlags,
    ...commandFlags(version),
  ];
}

/** Adds a flag that no pipeline declares. */
function addFlag(
  name: string,
  by: string,
  at: TextRange,
  known: readonly string[],
  references: References,
): void {
  if (known.includes(name)) return;
  const isAccepted = by !== 'get_flag';
  const message = `undeclared flag \`${name}\` in \`${by}\`${isAccepted ? ', which DevSpace accepts' : ''}`;
  const fallback = "add it to the pipeline's `flags`";
  const options = isAccepted ? ({severity: 'warning'} as const) : {};
  references.addTypo(at, message, suggest(name, known), fallback, options);
}

function addGetFlag(call: FunctionCall, context: Context): void {
  const {script, config, references} = context;
  const [word] = call.arguments;
  if (!word?.isFixed) return;
  const [, pipeline] = script.owner.split('.');
  // Any pipeline may call a function.
  const all = Object.keys(asMap(config.pipelines));
  const known = knownFlags(script.context === 'pipeline' ? [pipeline] : all, context);
  if (!known) return;
  // `x=$(get_flag fast || true)`: the script handles the failure.
  if (/^[^\n;]*\|\|/.test(script.source.slice(word.start + word.length))) return;
  addFlag(word.text, 'get_flag', rangeOf(word, word.text, context), known, references);
}

function addSetFlags(call: FunctionCall, context: Context): void {
  const {references} = context;
  const called = call.arguments.map((word) => (word.isFixed ? word.text : undefined));
  const known = knownFlags(called, context);
  if (!known) return;
  for (const {flag, word, value} of call.flags) {
    const name = /^([\w-]+)=/.exec(value ?? '')?.[1];
    if (flag.name !== 'set-flag' || name === undefined) continue;
    const at = rangeOf(word, name, context);
    addFlag(name, 'run_pipelines --set-flag', at, known, references);
  }
}

/** Adds the fields that `--set` changes and that don't exist. Some functions start at the root of the config. */
function addSetPaths(
  name: string,
  call: FunctionCall,
  names: NameSection | undefined,
  format: ConfigFormat,
  context: Context,
): void {
  const base = names === undefined || names === 'pipelines' ? '' : `${names}.NAME.`;
  for (const {flag, word, value = ''} of call.flags) {
    const [, path] = /^(?:[\w-]+:)?([\w.[\]-]+)=/.exec(value) ?? [];
    if (!/^set(?:-string)?$/.test(flag.name) || path === undefined) continue;
    const result = findPath(base + path, format);
    if (result.kind !== 'unknown') continue;
    const at = rangeOf(word, result.part, context);
    const message = `\`${name} --${flag.name}\` sets the unknown field \`${result.part}\`, so it fails`;
    const suggestion = suggest(result.part, result.siblings);
    context.references.addTypo(at, message, suggestion, 'correct the path');
  }
}

function addProfiles(word: ScriptWord, value: string, context: Context): void {
  for (const name of value.split(','))
    addWord('profiles', word, 'devspace --profile', context, name);
}

/** Adds the argument of `devspace run`: a command, or `DEPENDENCY.COMMAND`. */
function addRun(word: ScriptWord | undefined, context: Context): void {
  if (!word?.isFixed || word.text.startsWith('-')) return;
  const [dependency = '', inside] = word.text.split('.');
  if (inside === undefined) addWord('commands', word, 'devspace run', context);
  else addWord('dependencies', word, 'devspace run', context, dependency);
}

function addFlagNames(command: string, words: readonly ScriptWord[], context: Context): void {
  const {version} = context;
  words.forEach((word, index) => {
    const [, flag = '', inline] = /^(--?[a-z-]+)(?:=(.*))?$/.exec(word.text) ?? [];
    const valueWord = inline === undefined ? words[index + 1] : word;
    if (!valueWord?.isFixed) return;
    const value = inline ?? valueWord.text;
    const by = `devspace ${command} ${flag}`;
    if (flag === '--pipeline' && hasFlag(version, 'pipeline'))
      addWord('pipelines', valueWord, by, context, value);
    if (flag === '--image' && hasFlag(version, 'image'))
      addWord('images', valueWord, by, context, value);
    if (PROFILE_FLAG.test(flag)) addProfiles(valueWord, value, context);
  });
}

function addDevspaceCall({words: all}: ScriptCommand, context: Context): void {
  const dashes = all.findIndex(({text}) => text === '--');
  // Arguments after `--` belong to another command.
  const words = dashes < 0 ? all : all.slice(0, dashes);
  let index = 0;
  for (; words[index]?.text.startsWith('-'); index += 1) {
    const flag = words[index]?.text ?? '';
    const value = words[index + 1];
    if (flag === '--dependency' && value?.isFixed) {
      const [dependency = ''] = value.text.split('.');
      addWord('dependencies', value, 'devspace --dependency', context, dependency);
      // The remaining names are those of the dependency.
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

/** Adds the names in a script. */
export function addScriptReferences(
  script: ConfigScript,
  {config, format, names}: ConfigFile,
  references: References,
): void {
  // The commands in an invalid script are only a guess.
  if (script.script.errors.length > 0) return;
  const {version} = format;
  const hasOtherPipelines = names.pipelines.isOpen;
  const context: Context = {script, config, version, hasOtherPipelines, references};
  for (const command of script.script.commands) {
    const {text} = command.name;
    if (text === 'devspace') addDevspaceCall(command, context);
    // A function of the config may have other arguments than the built-in one.
    if (script.context === 'other' || text in asMap(config.functions)) continue;
    const definition = functionsOf(version).find(text);
    if (!definition) continue;
    const call = readCall(command, definition);
    addCallNames(command, call, definition.arguments.names, context);
    addSetPaths(text, call, definition.arguments.names, format, context);
    if (definition.name === 'get_flag') addGetFlag(call, context);
    if (definition.name === 'run_pipelines') addSetFlags(call, context);
  }
}
