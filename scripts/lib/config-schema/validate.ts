/**
 * Checks a parsed config against a config schema and says in plain English what is wrong.
 *
 * Data in, problems out, and nothing from Node: the page with the reference may use it too.
 */
import {Ajv, type ErrorObject, type ValidateFunction} from 'ajv';
import {suggest} from '../suggest.ts';
import {encodeKey, followPointer} from './pointer.ts';
import type {Schema, SchemaOrBoolean, TypeName} from './types.ts';
import {isPlaceholder, isPresenceRule, vocabulary} from './types.ts';

/** Something in a config that the schema does not allow. */
export interface ConfigProblem {
  /** Where it is, as readers write it: `images.api.tags[0]`. Empty means the whole file. */
  readonly path: string;
  /** The same place as keys and indexes, to find its line in a parsed file. */
  readonly segments: ReadonlyArray<number | string>;
  /** Keyword of JSON Schema that it breaks. */
  readonly keyword: string;
  /** What is wrong and what was expected. */
  readonly message: string;
  /** The name or value that was probably meant. */
  readonly suggestion?: string;
}

export interface ValidateOptions {
  /** For a file that others import: it needs no `name`. */
  readonly isImported?: boolean;
}

export interface ConfigValidator {
  /** Problems of a whole config, in the order of the file's fields. */
  readonly validate: (data: unknown, options?: ValidateOptions) => ConfigProblem[];
  /** Problems of a value against the schema at a pointer, such as `#/definitions/image`. */
  readonly validateAt: (pointer: string, value: unknown) => ConfigProblem[];
}

const ID = 'config';

type Segments = ReadonlyArray<number | string>;

/** Writes keys and indexes the way readers do. */
export function formatPath(segments: Segments): string {
  return segments
    .map((segment, index) =>
      typeof segment === 'number' ? `[${segment}]` : index === 0 ? segment : `.${segment}`,
    )
    .join('');
}

function readSegments(instancePath: string, data: unknown): Segments {
  const segments: Array<number | string> = [];
  let value = data;
  for (const part of instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    segments.push(Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown>)[key];
  }
  return segments;
}

const typeWords: Readonly<Record<TypeName, string>> = {
  array: 'a list',
  boolean: '`true` or `false`',
  integer: 'an integer',
  null: 'nothing',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function typeOf(value: unknown): TypeName {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as TypeName;
}

function join(words: readonly string[], conjunction: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

function quote(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function describeMismatch(expected: string, data: unknown): string {
  const found = typeof data === 'string' ? quote(data) : typeWords[typeOf(data)];
  const canQuote = typeof data === 'number' || typeof data === 'boolean';
  const hint =
    canQuote && expected.startsWith(typeWords.string) ? `; put it in quotes: "${data}"` : '';
  return `expected ${expected}, found ${found}${hint}`;
}

/** Names of `{required: [a]}, {required: [b]}`, the way we write which fields stand together. */
function readPresence(branches: readonly SchemaOrBoolean[]): string[] | undefined {
  if (!branches.every(isPresenceRule)) return undefined;
  return branches.flatMap((branch) => (isPresenceRule(branch) ? branch.required.map(quote) : []));
}

/** A branch of anyOf together with the pointer that leads to it. */
interface Branch {
  readonly pointer: string;
  readonly schema: Schema;
  readonly isPlaceholder: boolean;
}

/** Follows `$ref` so that the type of a branch can be read; `anyOf` inside `anyOf` is spread out. */
function spreadBranches(root: Schema, pointer: string): Branch[] {
  const schema = followPointer(root, pointer);
  if (typeof schema === 'boolean') return [];
  if (isPlaceholder(schema)) return [{pointer, schema, isPlaceholder: true}];
  if (schema.$ref !== undefined) return spreadBranches(root, schema.$ref);
  const {anyOf, allOf} = schema;
  if (anyOf !== undefined && readPresence(anyOf) === undefined) {
    return anyOf.flatMap((_, index) => spreadBranches(root, `${pointer}/anyOf/${index}`));
  }
  if (schema.type === undefined && allOf?.length === 1 && allOf[0]?.$ref !== undefined) {
    return spreadBranches(root, allOf[0].$ref);
  }
  return [{pointer, schema, isPlaceholder: false}];
}

function fits(branch: Branch, type: TypeName): boolean {
  const expected = branch.schema.type;
  return (
    expected === undefined || expected === type || (expected === 'number' && type === 'integer')
  );
}

function describePlaceholder(root: Schema, branch: Branch): string {
  const target =
    branch.schema.$ref === undefined ? undefined : followPointer(root, branch.schema.$ref);
  return (typeof target === 'object' ? target['x-patternNote'] : undefined) ?? 'an expression';
}

function describeTypes(root: Schema, branches: readonly Branch[]): string {
  const words = branches
    .filter(({schema}) => schema.type !== 'null')
    .map((branch) =>
      branch.isPlaceholder
        ? describePlaceholder(root, branch)
        : branch.schema.type === undefined
          ? 'a value'
          : typeWords[branch.schema.type],
    );
  return join([...new Set(words)], 'or');
}

type Details = Pick<ConfigProblem, 'message'> &
  Partial<Pick<ConfigProblem, 'suggestion'>> & {readonly extra?: string};

/** Keywords that need no look at other errors, each with its message. */
const explanations: Readonly<Record<string, (error: ErrorObject, root: Schema) => Details>> = {
  additionalProperties({params, parentSchema}) {
    const name = String(params.additionalProperty);
    const known = Object.keys((parentSchema as Schema).properties ?? {});
    const suggestion = suggest(name, known);
    const hint = suggestion === undefined ? '' : `; did you mean \`${suggestion}\`?`;
    return {message: `unknown field \`${name}\`${hint}`, suggestion, extra: name};
  },
  required({params}) {
    return {message: `required field \`${String(params.missingProperty)}\` is missing`};
  },
  dependencies({params}) {
    return {
      message: `\`${String(params.property)}\` requires ${join(String(params.deps).split(', ').map(quote), 'and')}`,
    };
  },
  type({schema, data}) {
    return {message: describeMismatch(typeWords[schema as TypeName], data)};
  },
  enum({schema, data}) {
    const allowed = schema as readonly unknown[];
    const suggestion = typeof data === 'string' ? suggest(data, allowed.map(String)) : undefined;
    const hint = suggestion === undefined ? '' : `; did you mean \`${suggestion}\`?`;
    return {
      message: `expected ${join(allowed.map(quote), 'or')}, found ${quote(data)}${hint}`,
      suggestion,
    };
  },
  const({schema, data}) {
    return {message: `expected ${quote(schema)}, found ${quote(data)}`};
  },
  pattern({parentSchema, schema, data}) {
    const note = (parentSchema as Schema)['x-patternNote'];
    return {
      message: `expected ${note ?? `a string that matches ${quote(schema)}`}, found ${quote(data)}`,
    };
  },
  propertyNames({params, schema}) {
    const note = (schema as Schema)['x-patternNote'];
    const name = String(params.propertyName);
    return {
      message: `the name \`${name}\` is not allowed${note === undefined ? '' : `; expected ${note}`}`,
      extra: name,
    };
  },
  minimum({schema, data}) {
    return {message: `expected ${String(schema)} or more, found ${quote(data)}`};
  },
  maximum({schema, data}) {
    const octal = schema === 0o777 ? ' (`0777` in octal)' : '';
    return {message: `expected ${String(schema)}${octal} or less, found ${quote(data)}`};
  },
  minLength({schema, data}) {
    return {message: `expected at least ${String(schema)} characters, found ${quote(data)}`};
  },
  maxLength({schema, data}) {
    return {message: `expected at most ${String(schema)} characters, found ${quote(data)}`};
  },
  not({schema}) {
    const names = (schema as Schema).required?.map(quote) ?? [];
    return {message: `${join(names, 'and')} are mutually exclusive`};
  },
  oneOf({schema}) {
    const names = readPresence(schema as Schema[]) ?? [];
    return {message: `set exactly one of ${join(names, 'and')}`};
  },
};

/** Errors that only repeat others: what they are about is said by the keyword inside them. */
const silent: ReadonlySet<string> = new Set(['if', 'false schema']);

/** Where each schema object stands. Ajv names places from the object that it compiled, not the root. */
function readPointers(
  schema: unknown,
  pointer: string,
  found: Map<unknown, string>,
): Map<unknown, string> {
  if (typeof schema !== 'object' || schema === null) return found;
  found.set(schema, pointer);
  for (const [key, value] of Object.entries(schema)) {
    readPointers(value, `${pointer}/${encodeKey(key)}`, found);
  }
  return found;
}

/** A misspelled field is missing, too, under its right name: its correction answers both. */
function withoutEchoes(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const misspelled = problems.filter(({keyword}) => keyword === 'additionalProperties');
  return problems.filter(
    ({keyword, message, path}) =>
      !['anyOf', 'oneOf', 'required'].includes(keyword) ||
      !misspelled.some(
        ({segments, suggestion}) =>
          suggestion !== undefined &&
          formatPath(segments.slice(0, -1)) === path &&
          message.includes(quote(suggestion)),
      ),
  );
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/**
 * Makes a validator for a config schema.
 *
 * @throws Error when the schema is not valid in the strict mode of Ajv.
 */
export function createConfigValidator(root: Schema): ConfigValidator {
  const ajv = new Ajv({strict: true, allowUnionTypes: false, allErrors: true, verbose: true});
  ajv.addVocabulary([...vocabulary]);
  ajv.addSchema(root, ID);
  const pointers = readPointers(root, '#', new Map());

  function compile(pointer: string): ValidateFunction {
    const validate = ajv.getSchema(`${ID}${pointer}`);
    if (validate === undefined) throw new Error(`${pointer}: no schema found`);
    return validate;
  }
  compile('#');

  /** Problems of a value for which several schemas exist: those of the schema that it meant. */
  function explainBranches(pointer: string, data: unknown, at: Segments): ConfigProblem[] {
    const branches = spreadBranches(root, pointer);
    const meant = branches.filter((branch) => !branch.isPlaceholder && fits(branch, typeOf(data)));
    const results = meant.map((branch) => explain(branch.pointer, data, at));
    const closest = results.sort((a, b) => a.length - b.length)[0];
    if (closest !== undefined && closest.length > 0) return closest;
    return [
      {
        path: formatPath(at),
        segments: at,
        keyword: 'type',
        message: describeMismatch(describeTypes(root, branches), data),
      },
    ];
  }

  function explainError(error: ErrorObject, data: unknown, at: Segments): ConfigProblem[] {
    const segments = [...at, ...readSegments(error.instancePath, data)];
    if (error.keyword === 'anyOf') {
      const names = readPresence(error.schema as Schema[]);
      if (names === undefined) {
        return explainBranches(pointers.get(error.parentSchema) ?? '#', error.data, segments);
      }
      const message = `set at least one of ${join(names, 'and')}`;
      return [{path: formatPath(segments), segments, keyword: 'anyOf', message}];
    }
    const explanation = explanations[error.keyword];
    if (explanation === undefined) {
      throw new Error(
        `${formatPath(segments)}: no message for the keyword ${error.keyword}; add one`,
      );
    }
    const {message, suggestion, extra} = explanation(error, root);
    const place = extra === undefined ? segments : [...segments, extra];
    return [
      {
        path: formatPath(place),
        segments: place,
        keyword: error.keyword,
        message,
        ...(suggestion !== undefined && {suggestion}),
      },
    ];
  }

  function explain(pointer: string, data: unknown, at: Segments): ConfigProblem[] {
    const validate = compile(pointer);
    if (validate(data)) return [];
    const errors = validate.errors ?? [];
    const choices = errors.filter(
      ({keyword, schema}) => keyword === 'anyOf' && readPresence(schema as Schema[]) === undefined,
    );
    const kept = errors.filter((error, index) => {
      if (silent.has(error.keyword)) return false;
      // What is below a choice is explained from the branch that was meant. Of two choices at one
      // place Ajv reports the outer one last.
      const isInChoice = choices.some(
        (choice) =>
          choice !== error &&
          isBelow(error.instancePath, choice.instancePath) &&
          (choice.instancePath !== error.instancePath || errors.indexOf(choice) > index),
      );
      if (isInChoice) return false;
      // A presence rule and the name of a key each say in one sentence what their parts repeat.
      if (
        error.keyword === 'required' &&
        /\/(?:anyOf|oneOf)\/\d+\/required$/.test(error.schemaPath)
      )
        return false;
      return error.keyword === 'propertyNames' || error.propertyName === undefined;
    });
    return withoutEchoes(kept.flatMap((error) => explainError(error, data, at)));
  }

  /** `#` for the whole file; an imported one needs all but the name. */
  function validate(data: unknown, {isImported = false}: ValidateOptions = {}): ConfigProblem[] {
    const problems = explain('#', data, []);
    if (!isImported) return problems;
    const nameMissing = '`name` is missing';
    return problems.filter(({path, message}) => !(path === '' && message.endsWith(nameMissing)));
  }

  return {
    validate,
    validateAt: (pointer, value) => explain(pointer, value, []),
  };
}
