/** Checks the scripts of a config: their syntax, and the functions that they call. */
import {versionsByLabel, type VersionLabel} from '../../config/versions.ts';
import {didYouMean} from '../suggest.ts';
import {findScripts, type ConfigScript} from './config-scripts.ts';
import {functionsOf, readCall, type CallProblem, type Functions} from './functions.ts';
import {collectNames, type NameSet} from './names.ts';
import type {ScriptCommand, ScriptWord} from './script.ts';
import {MAX_DIAGNOSTICS, type Diagnostic, type Segments, type YamlDocument} from './yaml.ts';

/** Programs with an underscore in their names. */
const PROGRAMS = /^pg_[a-z]+$/;

/** Scripts in which variables such as `${runtime.images.api}` come to nothing. */
const WITHOUT_RUNTIME = /^(?:pipelines|functions|commands)\./;

/** What a script can call. */
interface Scope {
  readonly script: ConfigScript;
  /** Functions of the config. */
  readonly own: NameSet;
  /** Functions of DevSpace. */
  readonly functions: Functions;
}

function isInPipeline({script}: Scope): boolean {
  return script.context !== 'other';
}

/** The command that a function runs, which is what `run_watch` and `xargs` take. */
function commandIn(words: readonly ScriptWord[], isExtended: boolean): ScriptCommand | undefined {
  const [name, ...rest] = words;
  if (!name) return undefined;
  // `xargs` adds words of its input, and nobody knows how many.
  const added = {text: '', start: name.start, length: 1, isFixed: false, isSingle: false};
  return {name, words: isExtended ? [...rest, added] : rest};
}

function checkUnknown({name}: ScriptCommand, {own, script, functions}: Scope): CallProblem[] {
  const {text} = name;
  const instead = Object.hasOwn(functions.missing, text) ? functions.missing[text] : undefined;
  if (instead !== undefined)
    return [{word: name, message: `unknown function \`${text}\``, hint: instead}];
  // Paths, and programs that a guess would only bother.
  if (!/^[\w-]+$/.test(text) || PROGRAMS.test(text)) return [];
  const answer = functions.guess(text.replace(/^__/, ''));
  const isLikeOne = text.includes('_') && !own.isOpen;
  if (answer === undefined && !isLikeOne) return [];
  const otherwise =
    script.context === 'other'
      ? "it isn't a known program or shell builtin"
      : `add it to \`functions\`, or correct it`;
  return [
    {
      word: name,
      message: `unknown function \`${text}\``,
      hint: didYouMean(answer, otherwise),
      // It may be a program.
      ...(answer === undefined && {severity: 'warning'}),
    },
  ];
}

function checkScope({name}: ScriptCommand, isOwn: boolean, {script}: Scope): CallProblem[] {
  const what = isOwn ? 'functions of the config work' : `\`${name.text}\` works`;
  const message = `${what} in pipelines only, and this is \`${script.owner}\``;
  const hint = isOwn
    ? 'move the call to a pipeline, or the script to a program'
    : 'call it in a pipeline, and run the pipeline with `devspace run-pipeline NAME`';
  return [{word: name, message, hint}];
}

/** `[ get_flag fast == true ]` compares the words, not the output. */
function checkTest({name, words}: ScriptCommand, {functions}: Scope): CallProblem[] {
  if (name.text !== '[' && name.text !== 'test') return [];
  return words.flatMap((word) => {
    if (!word.isFixed || !word.text.includes('_') || !functions.names.includes(word.text))
      return [];
    const message = `\`${name.text}\` compares the string \`${word.text}\`, not the output of the function`;
    return [{word, message, hint: `write \`$(${word.text} …)\``}];
  });
}

function checkCommand(command: ScriptCommand, scope: Scope): CallProblem[] {
  const {name} = command;
  const {own, script, functions} = scope;
  if (!name.isFixed || script.script.functions.includes(name.text)) return [];
  if (own.names.has(name.text)) return isInPipeline(scope) ? [] : checkScope(command, true, scope);
  const definition = functions.find(name.text);
  if (!definition) return [...checkTest(command, scope), ...checkUnknown(command, scope)];
  if (definition.group === 'pipeline' && !isInPipeline(scope))
    return checkScope(command, false, scope);
  // Where the system has such a program, its own flags count.
  if (definition.program) return [];
  const call = readCall(command, definition);
  const inside =
    definition.arguments.command === 'local'
      ? commandIn(call.arguments, definition.name === 'xargs')
      : undefined;
  return [...call.problems, ...(inside ? checkCommand(inside, scope) : [])];
}

function checkRuntime({source, owner, context}: ConfigScript): CallProblem[] {
  if (!WITHOUT_RUNTIME.test(owner)) return [];
  return [...source.matchAll(/\$!?\{runtime\.[^}]*\}/g)].map(({0: text, index}) => {
    const [, image = 'NAME', part] = /images\.([\w-]+)(?:\.(image|tag))?\}$/.exec(text) ?? [];
    const only = part === undefined ? '' : `--only=${part} `;
    const hint =
      context === 'other'
        ? 'move the script to a pipeline, which provides `get_image`'
        : `write \`$(get_image ${only}${image})\``;
    const word = {text, start: index, length: text.length, isFixed: false, isSingle: false};
    return {word, message: `\`${text}\` is empty in a script`, hint};
  });
}

function checkScript(scope: Scope, hasPipelines: boolean): CallProblem[] {
  const {script} = scope;
  const [error] = script.script.errors;
  if (error) {
    const start = Math.min(error.start, Math.max(0, script.source.trimEnd().length - 1));
    const word = {text: '', start, length: 1, isFixed: true, isSingle: true};
    const hint = 'correct the script: DevSpace parses it as Bash';
    return [{word, message: `invalid script: ${error.message}`, hint}];
  }
  if (!hasPipelines) return [];
  return [
    ...script.script.commands.flatMap((command) => checkCommand(command, scope)),
    ...checkRuntime(script),
  ];
}

/** The config that a document shows. */
export interface ShownConfig {
  readonly document: YamlDocument;
  /** The config as far as the document shows it. */
  readonly config: unknown;
  /** Path of the document in the config. */
  readonly start: Segments;
  readonly isWhole: boolean;
}

/** Checks all scripts of a config, including those in its profiles. */
export function checkScripts(
  {document, config, start, isWhole}: ShownConfig,
  version: VersionLabel,
): Diagnostic[] {
  const scripts = findScripts(config, version);
  if (scripts.length === 0) return [];
  const {functions: names} = collectNames(config, version);
  // What the rest of the config defines is unknown.
  const own = {names: names.names, isOpen: names.isOpen || !isWhole};
  const {hasPipelines} = versionsByLabel[version];
  const functions = functionsOf(version);
  return scripts
    .flatMap((script) =>
      checkScript({script, own, functions}, hasPipelines).map((problem) => ({script, problem})),
    )
    .slice(0, MAX_DIAGNOSTICS)
    .map(({script, problem: {word, ...problem}}) => ({
      ...problem,
      segments: script.segments,
      place: document.textPlace(
        script.segments.slice(start.length),
        script.offset + word.start,
        word.length,
      ),
    }));
}
