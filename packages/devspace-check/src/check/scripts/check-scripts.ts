/** Checks the syntax and the function calls of scripts in a config. */
import {versionsByLabel} from '@devspace-docs/versions';
import {didYouMean} from '@devspace-docs/common';
import type {ConfigFile} from '../config/config-file.ts';
import type {FindElsewhere, NameSet} from '../names/names.ts';
import {MAX_DIAGNOSTICS, valueAt, type Diagnostic} from '../yaml/yaml.ts';
import type {ConfigScript} from './config-scripts.ts';
import {
  functionsOf,
  readCall,
  type CallProblem,
  type FunctionCall,
  type Functions,
} from './functions.ts';
import type {ScriptCommand, ScriptWord} from './script.ts';

/** Programs whose names contain an underscore. */
const PROGRAMS = /^pg_[a-z]+$/;

/** Scripts in which variables such as `${runtime.images.api}` are empty. */
const WITHOUT_RUNTIME = /^(?:pipelines|functions|commands)\./;

/** A script with the functions that it can call. */
interface Scope {
  readonly script: ConfigScript;
  /** Functions that the config defines. */
  readonly own: NameSet;
  /** Built-in functions of DevSpace. */
  readonly functions: Functions;
  readonly findElsewhere: FindElsewhere;
}

function isInPipeline({context}: ConfigScript): boolean {
  return context !== 'other';
}

/** The command in the arguments of `run_watch` or `xargs`. */
function commandIn(words: readonly ScriptWord[], isExtended: boolean): ScriptCommand | undefined {
  const [name, ...rest] = words;
  if (!name) return undefined;
  // `xargs` adds an unknown number of arguments from its input.
  const added = {text: '', start: name.start, length: 1, isFixed: false, isSingle: false};
  return {name, words: isExtended ? [...rest, added] : rest};
}

/** `$(POD_IP)` in a manifest is a variable for Kubernetes, but an expression for DevSpace. */
function explainKubernetesVariable({text}: ScriptWord, script: ConfigScript): CallProblem[] {
  const whole = `$(${text})`;
  const isExpression = script.offset > 0 && script.source === text;
  if (!isExpression || !/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text)) return [];
  return [
    {
      word: {start: -2, length: whole.length},
      message: `\`${whole}\` is an expression, so DevSpace runs a program named \`${text}\`, and fails without it`,
      hint: `write \`$${whole}\` to keep a Kubernetes variable`,
      replace: {part: whole, by: `$${whole}`},
    },
  ];
}

function checkUnknown(
  {name}: ScriptCommand,
  {own, script, functions, findElsewhere}: Scope,
): CallProblem[] {
  const {text} = name;
  const variable = explainKubernetesVariable(name, script);
  if (variable.length > 0) return variable;
  const replacement = Object.hasOwn(functions.missing, text) ? functions.missing[text] : undefined;
  if (replacement !== undefined)
    return [{word: name, message: `unknown function \`${text}\``, hint: replacement}];
  // Paths and known programs.
  if (!/^[\w-]+$/.test(text) || PROGRAMS.test(text)) return [];
  const suggestion = functions.guess(
    text.replace(/^__/, ''),
    isInPipeline(script) ? own.names : [],
  );
  const looksLikeFunction = text.includes('_') && !own.isOpen;
  if (suggestion === undefined && !looksLikeFunction) return [];
  if (isInPipeline(script) && findElsewhere('functions', text) !== undefined) return [];
  const fallback =
    script.context === 'other'
      ? 'correct the name, unless it is a program on your machine'
      : `add it to \`functions\`, or correct the name`;
  return [
    {
      word: name,
      message:
        suggestion === undefined
          ? `\`${text}\` is neither a function nor a known program`
          : `unknown function \`${text}\``,
      hint: didYouMean(suggestion, fallback),
      ...(suggestion !== undefined && {
        replace: {part: text.replace(/^__/, ''), by: suggestion},
      }),
      // It may be an unknown program.
      ...(suggestion === undefined && {severity: 'warning'}),
    },
  ];
}

function checkScope({name}: ScriptCommand, isOwn: boolean, {script}: Scope): CallProblem[] {
  const what = isOwn ? 'functions from the config work' : `\`${name.text}\` works`;
  const message = `${what} only in pipelines, but this is \`${script.owner.replace(/\.(\d+)/, '[$1]')}\``;
  const hint = isOwn
    ? 'move the call to a pipeline, or the script to a program'
    : 'call it in a pipeline and run the pipeline with `devspace run-pipeline NAME`';
  return [{word: name, message, hint}];
}

/** `[ get_flag fast == true ]` compares the string `get_flag` instead of its output. */
function checkTest({name, words}: ScriptCommand, {functions}: Scope): CallProblem[] {
  if (name.text !== '[' && name.text !== 'test') return [];
  return words.flatMap((word) => {
    if (!word.isFixed || !word.text.includes('_') || !functions.names.includes(word.text))
      return [];
    const message = `\`${name.text}\` compares the string \`${word.text}\`, not the function's output`;
    return [{word, message, hint: `write \`$(${word.text} …)\``}];
  });
}

function checkDashes({name, words}: ScriptCommand, call: FunctionCall): CallProblem[] {
  if (words.some(({text, isFixed}) => text === '--' || !isFixed)) return [];
  const message = '`run_watch` requires `--` before its command';
  const [word] = call.arguments;
  if (!word) return [{word: name, message, hint: 'add `--` and a command'}];
  const by = `-- ${word.text}`;
  return [{word, message, hint: `write \`${by}\``, replace: {part: word.text, by}}];
}

function checkCommand(command: ScriptCommand, scope: Scope): CallProblem[] {
  const {name} = command;
  const {own, script, functions} = scope;
  if (!name.isFixed || script.script.functions.includes(name.text)) return [];
  if (own.names.has(name.text)) return isInPipeline(script) ? [] : checkScope(command, true, scope);
  const definition = functions.find(name.text);
  if (!definition) return [...checkTest(command, scope), ...checkUnknown(command, scope)];
  if (definition.group === 'pipeline' && !isInPipeline(script))
    return checkScope(command, false, scope);
  // If the system has a program with this name, it runs instead.
  if (definition.program) return [];
  const call = readCall(command, definition);
  const dashes = definition.name === 'run_watch' ? checkDashes(command, call) : [];
  if (dashes.length > 0 && call.problems.length === 0) return dashes;
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
    const word = {start: index, length: text.length};
    const message = `\`${text}\` is empty in a script`;
    if (context === 'other')
      return {word, message, hint: 'move the script to a pipeline, which provides `get_image`'};
    const call = `$(get_image ${only}${image})`;
    return {
      word,
      message,
      hint: `write \`${call}\``,
      ...(image !== 'NAME' && {replace: {part: text, by: call}}),
    };
  });
}

/** Windows variables such as `%USERNAME%`, but not formats of dates such as `%Y%m`. */
function checkWindowsVariables({source, script}: ConfigScript): CallProblem[] {
  // The Windows command prompt replaces them.
  if (script.commands.some(({name}) => /^cmd(?:\.exe)?$/.test(name.text))) return [];
  return [...source.matchAll(/%([A-Z][A-Z0-9_]{2,})%/g)].map(({0: text, 1: name, index}) => ({
    word: {start: index, length: text.length},
    message: `DevSpace's shell doesn't replace \`${text}\`, not even on Windows`,
    hint: `write \`$${name}\``,
    replace: {part: text, by: `$${name}`},
    severity: 'warning',
  }));
}

function explainLostFolder(word: ScriptWord): CallProblem {
  const message = '`cd` in parentheses changes the folder only there, not for the next commands';
  const hint = 'remove the parentheses, or move the next commands into them';
  return {word, message, hint, severity: 'warning'};
}

/** What to add to a script that ends too early. */
function adviseSyntax(message: string): string {
  const [, missing] = /^expected '([^']+)'(?: to close .*)?$/.exec(message) ?? [];
  if (missing !== undefined) return `add \`${missing}\``;
  return /^unterminated .*quote/.test(message)
    ? 'add the closing quote'
    : 'correct the script, which DevSpace parses as Bash';
}

function checkScript(scope: Scope, hasPipelines: boolean): CallProblem[] {
  const {script} = scope;
  const [error] = script.script.errors;
  if (error) {
    const start = Math.min(error.start, Math.max(0, script.source.trimEnd().length - 1));
    const {message, hint = adviseSyntax(error.message)} = error;
    return [{word: {start, length: 1}, message: `invalid script: ${message}`, hint}];
  }
  const ofAllVersions = checkWindowsVariables(script);
  if (!hasPipelines) return ofAllVersions;
  return [
    ...ofAllVersions,
    ...script.script.commands.flatMap((command) => checkCommand(command, scope)),
    ...checkRuntime(script),
    ...script.script.lostFolders.map(explainLostFolder),
  ];
}

/** Checks all scripts of a config, including those in its profiles. */
export function checkScripts(file: ConfigFile): Diagnostic[] {
  const {document, value, start, isWhole, scripts, findElsewhere} = file;
  const {version} = file.format;
  if (scripts.length === 0) return [];
  const {functions: names} = file.names;
  // The rest of the config may define other functions.
  const own = {names: names.names, isOpen: names.isOpen || !isWhole};
  const {hasPipelines} = versionsByLabel[version];
  const functions = functionsOf(version);
  return scripts
    .flatMap((script) =>
      checkScript({script, own, functions, findElsewhere}, hasPipelines).map((problem) => ({
        script,
        problem,
      })),
    )
    .slice(0, MAX_DIAGNOSTICS)
    .map(({script, problem: {word, replace, ...problem}}): Diagnostic => {
      const location = document.locateText(
        script.segments.slice(start.length),
        script.offset + word.start,
        word.length,
      );
      const from = script.offset + word.start;
      const oldText = String(valueAt(value, script.segments)).slice(from, from + word.length);
      // A function, so that `$` has no special meaning.
      const newText = replace && oldText.replace(replace.part, () => replace.by);
      return {
        ...problem,
        segments: script.segments,
        location,
        ...(newText !== undefined && newText !== oldText && {fix: {location, newText, oldText}}),
      };
    });
}
