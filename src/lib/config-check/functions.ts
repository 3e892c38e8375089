/** The functions of DevSpace's scripts, from `schema/functions.json`, and how calls of them read. */
import {distance} from 'fastest-levenshtein';
import data from '../../../schema/functions.json' with {type: 'json'};
import type {VersionLabel, VersionWith} from '../../config/versions.ts';
import {perVersion} from '../per-version.ts';
import {didYouMean, suggest} from '../suggest.ts';
import type {ScriptCommand, ScriptWord} from './script.ts';

/** What names stand for: sections of the config, or what DevSpace knows by such a name. */
export type NameSection =
  | 'commands'
  | 'dependencies'
  | 'deployments'
  | 'dev'
  | 'flags'
  | 'hooks'
  | 'images'
  | 'pipelines'
  | 'ports'
  | 'profiles'
  | 'pullSecrets'
  | 'releases'
  | 'sync';

export interface FunctionFlag {
  readonly name: string;
  readonly short?: string;
  readonly type: 'bool' | 'int' | 'list' | 'string';
  /** The only values that it takes. */
  readonly values?: readonly string[];
  /** What its values are names of. */
  readonly names?: NameSection;
  readonly summary: string;
}

export interface FunctionArguments {
  /** What they are names of. */
  readonly names?: NameSection;
  /** The only ones that it takes. */
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Names that the config lacks are created when a flag says what they are. */
  readonly create?: boolean;
  /** The arguments are a command, and where it runs; its own flags are not read. */
  readonly command?: 'container' | 'local';
}

export interface ScriptFunction {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** `pipeline`: works in pipelines and functions only. */
  readonly group: 'global' | 'pipeline';
  readonly summary: string;
  readonly arguments: FunctionArguments;
  readonly flags: readonly FunctionFlag[];
  /** Flags of which the function needs one. */
  readonly requireOneOf?: readonly string[];
  /** Systems have a program of that name, which runs instead. */
  readonly program?: boolean;
}

interface FunctionData {
  readonly functions: readonly ScriptFunction[];
  /** What to use instead of functions that never existed, by name. */
  readonly missing: Readonly<Record<string, string>>;
}

// The type of an imported file is wider than what it holds; the test of this file compares them.
const byVersion = data satisfies Record<VersionWith<'hasPipelines'>, object> as Readonly<
  Partial<Record<VersionLabel, FunctionData>>
>;

/** What the scripts of a version can call. */
export interface Functions extends FunctionData {
  /** All names, aliases included. */
  readonly names: readonly string[];
  /** The function behind a name; `__build_images` is `build_images` that no config replaces. */
  readonly find: (name: string) => ScriptFunction | undefined;
  /** The function that a name was probably meant to be: two letters off at most. */
  readonly guess: (name: string) => string | undefined;
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
    guess(name) {
      // Short names without an underscore are close to any other program.
      const candidates = names.filter((candidate) => candidate.includes('_'));
      const near = candidates.filter((candidate) => distance(name, candidate) <= 2);
      return near.length > 0 ? suggest(name, near) : undefined;
    },
  };
}

/** The functions of a version; versions without pipelines have none. */
export const functionsOf = perVersion((version) =>
  createFunctions(byVersion[version] ?? {functions: [], missing: {}}),
);

/** Something wrong with a call. */
export interface CallProblem {
  readonly word: ScriptWord;
  readonly message: string;
  readonly hint: string;
  readonly severity?: 'warning';
}

export interface GivenFlag {
  readonly flag: FunctionFlag;
  /** The word that holds flag or value; undefined where the value is missing. */
  readonly word: ScriptWord;
  /** Undefined for switches. */
  readonly value: string | undefined;
  /** Whether the value is the same in every run. */
  readonly isFixed: boolean;
}

export interface FunctionCall {
  readonly arguments: readonly ScriptWord[];
  readonly flags: readonly GivenFlag[];
  readonly problems: readonly CallProblem[];
}

function findFlag(name: string, flags: readonly FunctionFlag[]): FunctionFlag | undefined {
  return flags.find((flag) => (name.length === 1 ? flag.short === name : flag.name === name));
}

interface SplitFlag {
  readonly name: string;
  readonly value: string | undefined;
}

/** `--tag=x`, `--tag`, `-t=x`, `-tx`. */
function splitFlag(text: string): SplitFlag {
  const long = /^--([^=]+)(?:=([\s\S]*))?$/.exec(text);
  if (long) return {name: long[1] ?? '', value: long[2]};
  const rest = text.slice(2);
  return {name: text.charAt(1), value: rest === '' ? undefined : rest.replace(/^=/, '')};
}

function checkValue({flag, word, value, isFixed}: GivenFlag, name: string): CallProblem[] {
  if (value === undefined || !isFixed) return [];
  if (flag.type === 'int' && !/^\d+$/.test(value)) {
    const message = `\`${name} --${flag.name}\` requires a number, found \`${value}\``;
    return [{word, message, hint: 'use digits only'}];
  }
  if (flag.values && !flag.values.includes(value)) {
    const allowed = flag.values.map((item) => `\`${item}\``).join(' or ');
    const message = `\`${name} --${flag.name}\` accepts ${allowed}, found \`${value}\``;
    return [{word, message, hint: didYouMean(suggest(value, flag.values), `use ${allowed}`)}];
  }
  return [];
}

function countWords(count: number): string {
  return `${count} ${count === 1 ? 'argument' : 'arguments'}`;
}

/** Whether the number of arguments fits, as far as it is the same in every run. */
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
    const takes = max === 0 ? 'no arguments' : `at most ${countWords(max ?? 0)}`;
    const message = `\`${name.text}\` accepts ${takes}`;
    return [
      {word: surplus, message, hint: 'remove the rest, or quote arguments that contain spaces'},
    ];
  }
  const takesAll = definition.flags.some((flag) => flag.name === 'all');
  if (given.length === 0 && takesAll && !hasAll) {
    const message = `\`${name.text}\` requires names or \`--all\``;
    return [{word: name, message, hint: `write \`${name.text} --all\``}];
  }
  if (given.length < min && isKnown) {
    const what = values ? values.join(', ') : names ? 'a name' : countWords(min);
    const message = `\`${name.text}\` requires ${values ? `one of ${what}` : what}`;
    return [{word: name, message, hint: create ? 'add it, or `--all`' : 'add it'}];
  }
  return [];
}

function checkWords(
  {name}: ScriptCommand,
  {arguments: {values}}: ScriptFunction,
  given: readonly ScriptWord[],
): CallProblem[] {
  if (!values) return [];
  return given.flatMap((word) => {
    if (!word.isFixed || values.includes(word.text)) return [];
    const allowed = values.map((item) => `\`${item}\``).join(', ');
    const message = `\`${name.text}\` accepts ${allowed}, found \`${word.text}\``;
    return [{word, message, hint: didYouMean(suggest(word.text, values), 'use one of them')}];
  });
}

/** Reads the words behind a function the way DevSpace does. */
export function readCall(command: ScriptCommand, definition: ScriptFunction): FunctionCall {
  const {name, words} = command;
  const given: ScriptWord[] = [];
  const flags: GivenFlag[] = [];
  const problems: CallProblem[] = [];
  let isBehindDashes = false;
  // Comparisons take flags for texts, and so does a program of the system.
  const hasFlags = definition.flags.length > 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    const isFlag = /^-{1,2}[A-Za-z]/.test(word.text) && hasFlags && !isBehindDashes;
    if (word.text === '--' && hasFlags && !isBehindDashes) {
      isBehindDashes = true;
    } else if (!isFlag) {
      given.push(word);
      // `xargs -d , COMMAND -x`: what follows the command is its own.
      if (definition.arguments.command === 'local') isBehindDashes = true;
    } else {
      const {name: flagName, value} = splitFlag(word.text);
      const flag = findFlag(flagName, definition.flags);
      const shown = `${flagName.length === 1 ? '-' : '--'}${flagName}`;
      if (!flag) {
        const known = definition.flags.map((item) => item.name);
        const answer = flagName.length === 1 ? undefined : suggest(flagName, known);
        const otherwise = `use one of ${known.map((item) => `--${item}`).join(', ')}`;
        problems.push({
          word,
          message: `\`${name.text}\` has no flag \`${shown}\``,
          hint: didYouMean(answer && `--${answer}`, otherwise),
        });
      } else if (flag.type === 'bool') {
        if (value !== undefined) {
          const message = `\`${shown}\` is a boolean flag and accepts no value`;
          problems.push({word, message, hint: `write \`${shown}\`, or remove it`});
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
  const has = (flagName: string): boolean => flags.some(({flag}) => flag.name === flagName);
  const {requireOneOf} = definition;
  if (requireOneOf && !requireOneOf.some(has)) {
    const needed = requireOneOf.map((item) => `\`--${item}\``).join(' or ');
    problems.push({word: name, message: `\`${name.text}\` requires ${needed}`, hint: 'add it'});
  }
  return {
    arguments: given,
    flags,
    problems: [
      ...problems,
      ...flags.flatMap((flag) => checkValue(flag, name.text)),
      // A mistyped flag may have been `--all`, or one with a value.
      ...(problems.length === 0 ? checkCount(command, definition, given, has('all')) : []),
      ...checkWords(command, definition, given),
    ],
  };
}
