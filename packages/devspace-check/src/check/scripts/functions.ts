/** Built-in functions of scripts, from `schema/functions.json`, and the parser of their calls. */
import {distance} from 'fastest-levenshtein';
import {type VersionLabel, type VersionWith, perVersion} from '@devspace-docs/versions';
import {didYouMean, isTypo, suggest, codeSpan, joinWords} from '@devspace-docs/common';
import data from '../../../../../schema/functions.json' with {type: 'json'};
import type {Section} from '../names/names.ts';
import type {Explanation} from '../yaml/yaml.ts';
import {readFlags} from './flags.ts';
import type {ScriptCommand, ScriptWord} from './script.ts';

/** What a name refers to: an entry of a config section, or a flag. */
export type NameSection = Exclude<Section, 'functions' | 'vars'> | 'flags';

export interface FunctionFlag {
  readonly name: string;
  readonly short?: string;
  readonly type: 'bool' | 'int' | 'list' | 'string';
  /** The allowed values. */
  readonly values?: readonly string[];
  /** What its values refer to. */
  readonly names?: NameSection;
  readonly summary: string;
}

export interface FunctionArguments {
  /** What they refer to. */
  readonly names?: NameSection;
  /** The allowed arguments. */
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Flags can create entries that aren't in the config. */
  readonly create?: boolean;
  /** The arguments are a command that runs there. Its flags aren't parsed. */
  readonly command?: 'container' | 'local';
}

export interface ScriptFunction {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** First release with it, if the first release of its version lacks it. */
  readonly since?: string;
  /** `pipeline` functions work only in pipelines and functions. */
  readonly group: 'global' | 'pipeline';
  readonly summary: string;
  readonly arguments: FunctionArguments;
  readonly flags: readonly FunctionFlag[];
  /** At least one of these flags is required. */
  readonly requireOneOf?: readonly string[];
  /** If the system has a program with this name, it runs instead. */
  readonly program?: boolean;
}

interface FunctionData {
  readonly functions: readonly ScriptFunction[];
  /** Hints for names of functions that don't exist. */
  readonly missing: Readonly<Record<string, string>>;
}

// The type of imported JSON is too wide; a test validates its content.
const byVersion = data satisfies Record<VersionWith<'hasPipelines'>, object> as Readonly<
  Partial<Record<VersionLabel, FunctionData>>
>;

/** The functions of a version. */
export interface Functions extends FunctionData {
  /** All names, including aliases. */
  readonly names: readonly string[];
  /** Finds a function by name or alias. `__build_images` is `build_images` that configs can't override. */
  readonly find: (name: string) => ScriptFunction | undefined;
  /** Finds a function with a similar name, also in those of the config: an edit distance of at most two, or more for long names. */
  readonly guess: (name: string, own?: Iterable<string>) => string | undefined;
}

function createFunctions({functions, missing}: FunctionData): Functions {
  const byName: ReadonlyMap<string, ScriptFunction> = new Map(
    functions.flatMap((item) => [item.name, ...(item.aliases ?? [])].map((name) => [name, item])),
  );
  const names = [...byName.keys()];
  return {
    functions,
    missing,
    names,
    find(name) {
      const found = byName.get(name);
      if (found || !name.startsWith('__')) return found;
      const original = byName.get(name.slice(2));
      return original?.group === 'pipeline' ? original : undefined;
    },
    guess(name, own = []) {
      // Names without an underscore are too similar to other programs.
      const candidates = [...names, ...own].filter((candidate) => candidate.includes('_'));
      const near = candidates.filter(
        (candidate) => distance(name, candidate) <= Math.max(2, candidate.length / 5),
      );
      // Swapped letters are more likely than another letter: `is_so` is `is_os` rather than `is_in`.
      const swapped = near.find(
        (candidate) => distance(name, candidate) === 2 && isTypo(name, candidate),
      );
      return swapped ?? (near.length > 0 ? suggest(name, near) : undefined);
    },
  };
}

/** The functions of a version; versions without pipelines have none. */
export const functionsOf = perVersion((version) =>
  createFunctions(byVersion[version] ?? {functions: [], missing: {}}),
);

/** A problem with a call. */
export interface CallProblem extends Omit<Explanation, 'newText'> {
  readonly word: Pick<ScriptWord, 'length' | 'start'>;
  /** The part of the word that the hint proposes to replace, and what to write instead. */
  readonly replace?: {readonly part: string; readonly by: string};
}

/** A suggestion to replace a part of a word. */
function suggestPart(
  part: string,
  suggestion: string | undefined,
  fallback: string,
): Pick<CallProblem, 'hint' | 'replace'> {
  return {
    hint: didYouMean(suggestion, fallback),
    ...(suggestion !== undefined && {replace: {part, by: suggestion}}),
  };
}

export interface GivenFlag {
  readonly flag: FunctionFlag;
  /** The argument that contains the value or, for a boolean flag, the flag. */
  readonly word: ScriptWord;
  /** Undefined for boolean flags. */
  readonly value: string | undefined;
  /** Whether the value is known, without expansions. */
  readonly isFixed: boolean;
}

export interface FunctionCall {
  readonly arguments: readonly ScriptWord[];
  readonly flags: readonly GivenFlag[];
  readonly problems: readonly CallProblem[];
}

/** Flags whose values are assignments. */
const ASSIGNING_FLAGS = ['set', 'set-flag', 'set-string'];

function checkValue({flag, word, value, isFixed}: GivenFlag, name: string): CallProblem[] {
  if (value === undefined || !isFixed) return [];
  if (flag.type === 'int' && !/^\d+$/.test(value)) {
    const message = `\`${name} --${flag.name}\` requires a number, found \`${value}\``;
    return [{word, message, hint: 'use digits only'}];
  }
  if (ASSIGNING_FLAGS.includes(flag.name) && !value.includes('=')) {
    const message = `\`${name} --${flag.name}\` requires \`NAME=VALUE\`, found \`${value}\``;
    return [{word, message, hint: `write \`${value}=VALUE\``}];
  }
  if (flag.values && !flag.values.includes(value)) {
    const allowed = joinWords(flag.values.map(codeSpan), 'or');
    const message = `\`${name} --${flag.name}\` accepts ${allowed}, found \`${value}\``;
    return [{word, message, ...suggestPart(value, suggest(value, flag.values), `use ${allowed}`)}];
  }
  return [];
}

function countArguments(count: number): string {
  return `${count} ${count === 1 ? 'argument' : 'arguments'}`;
}

/** Checks the number of arguments, if it doesn't depend on expansions. */
function checkCount(
  {name}: ScriptCommand,
  definition: ScriptFunction,
  given: readonly ScriptWord[],
  hasAll: boolean,
): CallProblem[] {
  const {min = 0, max, names, values, create} = definition.arguments;
  const isKnown = given.every(({isSingle}) => isSingle);
  const surplus = max === undefined ? undefined : given[max];
  if (surplus && isKnown) {
    const limit = max === 0 ? 'no arguments' : `at most ${countArguments(max ?? 0)}`;
    const message = `\`${name.text}\` accepts ${limit}`;
    return [
      {word: surplus, message, hint: 'remove the rest, or quote arguments that contain spaces'},
    ];
  }
  const hasAllFlag = definition.flags.some((flag) => flag.name === 'all');
  if (given.length === 0 && hasAllFlag && !hasAll) {
    const message = `\`${name.text}\` requires names or \`--all\``;
    const all = `${name.text} --all`;
    const replace = {part: name.text, by: all};
    return [{word: name, message, hint: `write ${codeSpan(all)}`, replace}];
  }
  if (given.length < min && isKnown) {
    const required = values ? values.join(', ') : names ? 'a name' : countArguments(min);
    const message = `\`${name.text}\` requires ${values ? `one of ${required}` : required}`;
    return [{word: name, message, hint: create ? 'add it, or `--all`' : 'add it'}];
  }
  return [];
}

function checkArguments(
  {name}: ScriptCommand,
  {arguments: {values}}: ScriptFunction,
  given: readonly ScriptWord[],
): CallProblem[] {
  if (!values) return [];
  return given.flatMap((word) => {
    if (!word.isFixed || values.includes(word.text)) return [];
    const allowed = joinWords(values.map(codeSpan), 'or');
    const message = `\`${name.text}\` accepts ${allowed}, found \`${word.text}\``;
    const suggestion = suggest(word.text, values);
    return [{word, message, ...suggestPart(word.text, suggestion, 'use one of them')}];
  });
}

/** Parses the arguments of a function like DevSpace does. */
export function readCall(command: ScriptCommand, definition: ScriptFunction): FunctionCall {
  const {name, words} = command;
  const given: ScriptWord[] = [];
  const flags: GivenFlag[] = [];
  const problems: CallProblem[] = [];
  let isAfterDashes = false;
  // Functions without flags, such as comparisons, treat them as strings.
  const hasFlags = definition.flags.length > 0;
  const findFlag = (flagName: string, isShort: boolean): FunctionFlag | undefined =>
    definition.flags.find((flag) => (isShort ? flag.short : flag.name) === flagName);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    const isFlag = /^-{1,2}[A-Za-z]/.test(word.text) && hasFlags && !isAfterDashes;
    if (word.text === '--' && hasFlags && !isAfterDashes) {
      isAfterDashes = true;
    } else if (!isFlag) {
      given.push(word);
      // `xargs -d , COMMAND -x`: the flags after COMMAND belong to it.
      if (definition.arguments.command === 'local') isAfterDashes = true;
    } else {
      for (const {shown, flag, value} of readFlags(word.text, findFlag)) {
        if (!flag) {
          const known = definition.flags.map((item) => item.name);
          const suggestion = shown.startsWith('--') ? suggest(shown.slice(2), known) : undefined;
          const fallback = `use one of ${known.map((item) => `--${item}`).join(', ')}`;
          problems.push({
            word,
            message: `\`${name.text}\` has no flag \`${shown}\``,
            ...suggestPart(shown, suggestion && `--${suggestion}`, fallback),
          });
        } else if (flag.type === 'bool') {
          if (value !== undefined) {
            const message = `\`${shown}\` is a boolean flag and accepts no value`;
            const replace = {part: word.text, by: shown};
            problems.push({word, message, hint: `write \`${shown}\`, or remove it`, replace});
          }
          flags.push({flag, word, value: undefined, isFixed: true});
        } else if (value !== undefined) {
          flags.push({flag, word, value, isFixed: word.isFixed});
        } else {
          const next = words[index + 1];
          if (next) flags.push({flag, word: next, value: next.text, isFixed: next.isFixed});
          else problems.push({word, message: `\`${shown}\` has no value`, hint: 'add one'});
          index += 1;
        }
      }
    }
  }
  const has = (flagName: string): boolean => flags.some(({flag}) => flag.name === flagName);
  const {requireOneOf} = definition;
  if (requireOneOf && !requireOneOf.some(has)) {
    const needed = joinWords(
      requireOneOf.map((item) => codeSpan(`--${item}`)),
      'or',
    );
    problems.push({word: name, message: `\`${name.text}\` requires ${needed}`, hint: 'add it'});
  }
  return {
    arguments: given,
    flags,
    problems: [
      ...problems,
      ...flags.flatMap((flag) => checkValue(flag, name.text)),
      // A misspelled flag may be `--all`, or may have a value.
      ...(problems.length === 0 ? checkCount(command, definition, given, has('all')) : []),
      ...checkArguments(command, definition, given),
    ],
  };
}
