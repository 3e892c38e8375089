/**
 * Validates a parsed config against a config schema, with readable messages. Ajv's messages don't suggest a
 * field or value, and its standalone code, which the Content-Security-Policy of the site would allow, is
 * twice as large as the schema and this code.
 */
import {isTypo, joinWords, suggest} from '@devspace-docs/common';
import {formatPath} from '../config-path.ts';
import {isYamlMap, type Segments, type Severity, type YamlMap} from '../yaml.ts';
import {branchesOf, hasChoice} from './field-tree.ts';
import {followPointer} from './pointer.ts';
import {
  expectationOf,
  isPlaceholder,
  isPresenceRule,
  replacementOf,
  type Schema,
  type SchemaOrBoolean,
  type TypeName,
} from './types.ts';

/** A violation of the schema, or a warning in it. */
export interface ConfigProblem {
  /** Path of the value: `images.api.tags[0]`; empty for the whole file. */
  readonly path: string;
  readonly segments: Segments;
  /** JSON Schema keyword that it violates. */
  readonly keyword: string;
  readonly message: string;
  /** How to fix it, if that is obvious. */
  readonly advice?: string;
  /** A similar valid name or value. */
  readonly suggestion?: string;
  /** Default: `error`. */
  readonly severity?: Severity;
}

/** A problem of a value. Its segments start at this value. */
type Finding = Omit<ConfigProblem, 'path'>;

/** Formats a problem in one line. */
export function formatProblem({path, message, advice}: ConfigProblem): string {
  return `${path === '' ? '' : `${path}: `}${message}${advice === undefined ? '' : `; ${advice}`}`;
}

/**
 * Results of values, which later validations reuse: a config with a profile shares the values that the
 * profile doesn't change. The values must not change in the meantime.
 */
export class ValidationCache {
  /** How many values were validated. */
  count = 0;
  private readonly objects = new WeakMap<object, Map<Schema, readonly Finding[]>>();
  private readonly scalars = new Map<unknown, Map<Schema, readonly Finding[]>>();

  /** The result of a value for a schema, which is computed only once. */
  resultOf(value: unknown, schema: Schema, compute: () => readonly Finding[]): readonly Finding[] {
    const results = this.resultsOf(value);
    const known = results.get(schema);
    if (known) return known;
    this.count += 1;
    const found = compute();
    results.set(schema, found);
    return found;
  }

  private resultsOf(value: unknown): Map<Schema, readonly Finding[]> {
    const isObject = typeof value === 'object' && value !== null;
    const known = isObject ? this.objects.get(value) : this.scalars.get(value);
    if (known) return known;
    const results = new Map<Schema, readonly Finding[]>();
    if (isObject) this.objects.set(value, results);
    else this.scalars.set(value, results);
    return results;
  }
}

export interface ValidateOptions {
  /** The file is imported by others, and doesn't require a `name`. */
  readonly isImported?: boolean;
  /** Results of earlier validations with the same schema. */
  readonly cache?: ValidationCache;
}

export interface ConfigValidator {
  /** Validates a whole config. Problems are in the order of its fields. */
  readonly validate: (data: unknown, options?: ValidateOptions) => ConfigProblem[];
  /** Validates a value against the schema at a pointer, such as `#/definitions/image`. */
  readonly validateAt: (
    pointer: string,
    value: unknown,
    options?: Pick<ValidateOptions, 'cache'>,
  ) => ConfigProblem[];
}

const typeNames: Readonly<Record<TypeName, string>> = {
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

function quote(value: unknown): string {
  if (value === '') return 'an empty string';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Field names in `{required: [a]}, {required: [b]}`; undefined for other branches. */
function readPresence(branches: readonly SchemaOrBoolean[]): string[] | undefined {
  if (!branches.every(isPresenceRule)) return undefined;
  return branches.flatMap((branch) => (isPresenceRule(branch) ? branch.required.map(quote) : []));
}

function fits(expected: TypeName | undefined, value: unknown): boolean {
  const type = typeOf(value);
  return (
    expected === undefined || expected === type || (expected === 'number' && type === 'integer')
  );
}

/** A value where the schema allows no expressions and variables. */
function foundValue(value: unknown): string {
  if (typeof value === 'boolean') return 'a boolean';
  if (typeof value !== 'string') return typeNames[typeOf(value)];
  const isComputed = /^\s*\$[!#]{0,2}[({]/.test(value);
  return isComputed ? `${quote(value)}, which DevSpace doesn't evaluate here` : quote(value);
}

function describeType(root: Schema, schema: Schema): string {
  if (!isPlaceholder(schema)) return schema.type === undefined ? 'a value' : typeNames[schema.type];
  const target = followPointer(root, schema.$ref ?? '#');
  return (typeof target === 'object' ? expectationOf(target) : undefined) ?? 'an expression';
}

/** A problem of a value, or of a key in it. */
function problem(
  keyword: string,
  message: string,
  hints: Pick<Finding, 'advice' | 'severity' | 'suggestion'> = {},
  segments: Segments = [],
): Finding {
  return {segments, keyword, message, ...hints};
}

/** Moves the problems of an item or a field to the value that contains it. */
function moveInto(key: number | string, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length === 0) return findings;
  return findings.map((finding) => ({...finding, segments: [key, ...finding.segments]}));
}

function suggestFrom(
  word: string,
  candidates: Iterable<string>,
): Pick<Finding, 'advice' | 'suggestion'> {
  const suggestion = suggest(word, candidates);
  if (suggestion === undefined) return {};
  // `helmArgs` isn't a misspelled `deleteArgs`.
  const hasSameStart = word.charAt(0).toLowerCase() === suggestion.charAt(0).toLowerCase();
  return !hasSameStart && !isTypo(word, suggestion)
    ? {}
    : {suggestion, advice: `did you mean \`${suggestion}\`?`};
}

/** Longer examples wouldn't be readable in a hint. */
const MAX_EXAMPLE_LENGTH = 80;

/** Writes a value in one line of YAML. */
function writeInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeInline).join(', ')}]`;
  if (isYamlMap(value)) return `{${writeFields(value)}}`;
  const isPlain =
    typeof value !== 'string' ||
    /^(?!(?:true|false|yes|no|null|on|off)$)[a-z./](?:[\w./ -]|:(?! ))*$/i.test(value);
  return isPlain ? String(value) : JSON.stringify(value);
}

function writeFields(map: YamlMap): string {
  return Object.entries(map)
    .map(([name, value]) => `${name}: ${writeInline(value)}`)
    .join(', ');
}

/** An object that a field accepts: its example, or the examples of the fields that it requires. */
function exampleOf(schemas: readonly Schema[], examples: readonly unknown[]): string | undefined {
  const object = schemas.find(({type}) => type === 'object');
  const {properties = {}, anyOf = [], oneOf = []} = object ?? {};
  const required = object?.required ?? [...anyOf, ...oneOf].find(isPresenceRule)?.required ?? [];
  const fields = required.map((name): [string, unknown] => {
    const field = properties[name];
    return [name, typeof field === 'object' ? field.examples?.[0] : undefined];
  });
  const isComplete = fields.length > 0 && fields.every(([, example]) => example !== undefined);
  const example = examples.find(isYamlMap) ?? (isComplete ? Object.fromEntries(fields) : undefined);
  if (example === undefined) return undefined;
  const text = Object.keys(example).length === 1 ? writeFields(example) : writeInline(example);
  return text.length > MAX_EXAMPLE_LENGTH || text === '{}' ? undefined : text;
}

/** The problem of a value that has none of the types. */
function mismatch(
  root: Schema,
  schemas: readonly Schema[],
  value: unknown,
  examples: readonly unknown[],
): Finding {
  const types = schemas
    .filter(({type}) => type !== 'null')
    .map((schema) => describeType(root, schema));
  const expected = joinWords([...new Set(types)], 'or');
  const isQuoted = typeof value === 'string' && /^(?:true|false|-?\d+)$/.test(value);
  const found = isQuoted ? `the string ${quote(value)}` : foundValue(value);
  const advice = adviseType(schemas, value, expected) ?? adviseObject(schemas, value, examples);
  const isOtherType = isQuoted && advice === WITHOUT_QUOTES;
  return problem('type', `expected ${expected}, found ${found}`, {
    ...(advice !== undefined && {advice}),
    ...(isOtherType && {suggestion: value}),
  });
}

const WITHOUT_QUOTES = 'remove the quotes';

function isScalar(value: unknown): value is boolean | number {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** How to write a value of the expected type, for mistakes that are common. */
function adviseType(
  schemas: readonly Schema[],
  value: unknown,
  expected: string,
): string | undefined {
  const isExpected = (...types: readonly TypeName[]): boolean =>
    schemas.some(({type}) => type !== undefined && types.includes(type));
  const found = typeOf(value);
  if (found === 'string') {
    if (/^(?:true|false)$/.test(String(value)) && isExpected('boolean')) return WITHOUT_QUOTES;
    if (/^-?\d+$/.test(String(value)) && isExpected('integer', 'number')) return WITHOUT_QUOTES;
    if (isExpected('boolean')) return 'use `true` or `false`';
  }
  if (found !== 'array' && found !== 'null' && isExpected('array'))
    return 'write a list, with a dash before each item';
  if (found === 'array' && isExpected('object') && !isExpected('string'))
    return 'write a map, with keys instead of list items';
  return isScalar(value) && expected.startsWith(typeNames.string)
    ? `put it in quotes: "${value}"`
    : undefined;
}

/** How to write an object instead of a string, a number or a boolean. */
function adviseObject(
  schemas: readonly Schema[],
  value: unknown,
  examples: readonly unknown[],
): string | undefined {
  const isObject =
    schemas.some(({type}) => type === 'object') && !schemas.some(({type}) => type === 'string');
  const isValue =
    typeof value === 'string'
      ? foundValue(value) === quote(value) && value !== ''
      : isScalar(value);
  const example = isObject && isValue ? exampleOf(schemas, examples) : undefined;
  return example === undefined ? undefined : `write an object, such as \`${example}\``;
}

/** Removes problems about missing fields that are only misspelled. */
function removeDuplicates(findings: readonly Finding[]): readonly Finding[] {
  const corrections = new Map<string, string[]>();
  for (const {keyword, segments, suggestion} of findings) {
    if (keyword !== 'additionalProperties' || suggestion === undefined) continue;
    const parent = formatPath(segments.slice(0, -1));
    corrections.set(parent, [...(corrections.get(parent) ?? []), quote(suggestion)]);
  }
  if (corrections.size === 0) return findings;
  return findings.filter(
    ({keyword, message, segments}) =>
      !['anyOf', 'oneOf', 'required', 'x-error'].includes(keyword) ||
      !corrections.get(formatPath(segments))?.some((name) => message.includes(name)),
  );
}

const patterns = new Map<string, RegExp>();

function matches(pattern: string, value: string): boolean {
  const regExp = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, regExp);
  return regExp.test(value);
}

/** Names that are similar to an invalid one, which the pattern for names may accept. */
function validNames(name: string): string[] {
  const trim = (text: string): string => text.replace(/^[-_]+|[-_]+$/g, '');
  const upper = trim(name.replace(/[^\w-]+/g, '_'));
  return [upper, trim(upper.toLowerCase().replace(/[^a-z\d]+/g, '-'))];
}

function checkNumber({minimum, maximum}: Schema, value: number): Finding[] {
  if (minimum !== undefined && value < minimum)
    return [problem('minimum', `expected ${minimum} or more, found ${quote(value)}`)];
  if (maximum !== undefined && value > maximum) {
    const octal = maximum === 0o777 ? ' (`0777` in octal)' : '';
    const message = `expected ${maximum}${octal} or less, found ${quote(value)}`;
    return [problem('maximum', message)];
  }
  return [];
}

function checkString(schema: Schema, value: string): Finding[] {
  const {minLength = 0, maxLength = Infinity, pattern} = schema;
  const {length} = Array.from(value);
  const found: Finding[] = [];
  if (length < minLength && length === 0)
    return [
      problem('minLength', 'expected a value, found an empty string', {advice: 'set a value'}),
    ];
  const limit =
    length < minLength
      ? (['minLength', 'at least', minLength] as const)
      : length > maxLength
        ? (['maxLength', 'at most', maxLength] as const)
        : undefined;
  if (limit) {
    const [keyword, bound, count] = limit;
    const noun = count === 1 ? 'character' : 'characters';
    found.push(problem(keyword, `expected ${bound} ${count} ${noun}, found ${quote(value)}`));
  }
  if (pattern !== undefined && !matches(pattern, value)) {
    const note = expectationOf(schema) ?? `a string that matches ${quote(pattern)}`;
    const isName = note.startsWith('lowercase letters') && !value.includes('$');
    const name = isName ? validNames(value).find((text) => matches(pattern, text)) : undefined;
    const hints =
      name === undefined ? {} : {suggestion: name, advice: `did you mean ${quote(name)}?`};
    found.push(problem('pattern', `expected ${note}, found ${foundValue(value)}`, hints));
  }
  return found;
}

/** Warnings and errors that the schema itself describes. */
function findNotes(schema: Schema): Finding[] {
  const {'x-warning': warning, 'x-error': error} = schema;
  const advice = replacementOf(schema) ?? 'remove it';
  if (error !== undefined) return [problem('x-error', error, {advice})];
  if (warning === undefined) return [];
  return [problem('x-warning', warning, {advice, severity: 'warning'})];
}

function checkValues({const: only, enum: allowed}: Schema, value: unknown) {
  const isSame = (other: unknown): boolean => JSON.stringify(other) === JSON.stringify(value);
  const found: Finding[] = [];
  if (only !== undefined && !isSame(only))
    found.push(problem('const', `expected ${quote(only)}, found ${quote(value)}`));
  if (allowed !== undefined && !allowed.some(isSame)) {
    const message = `expected ${joinWords(allowed.map(quote), 'or')}, found ${quote(value)}`;
    const hints = typeof value === 'string' ? suggestFrom(value, allowed.map(String)) : {};
    found.push(problem('enum', message, hints));
  }
  return found;
}

/** Whether only the JSON schema requires a field, for editors. */
function isSchemaOnly(field: SchemaOrBoolean): boolean {
  if (typeof field === 'boolean') return false;
  return field['x-requiredNote']?.startsWith('in the JSON schema only') === true;
}

/** DevSpace treats an empty optional field as unset. An empty string isn't a list, a map or a number. */
function explainUnset(found: Finding, item: unknown, isRequired: boolean): Finding {
  if (found.keyword !== (item === null ? 'type' : 'enum')) return found;
  if (isRequired) return {...found, advice: 'set a value'};
  const message = `${found.message}, so DevSpace ignores the field`;
  return {...found, message, advice: 'remove it, or set a value', severity: 'warning'};
}

class Validation {
  private readonly root: Schema;
  private readonly cache: ValidationCache;
  private readonly booleanWords: ReadonlySet<unknown>;

  constructor(root: Schema, cache: ValidationCache, booleanWords: Iterable<string>) {
    this.root = root;
    this.cache = cache;
    this.booleanWords = new Set(booleanWords);
  }

  /** All problems of a value. */
  check(schema: SchemaOrBoolean, value: unknown): readonly Finding[] {
    if (schema === true) return [];
    if (schema === false) return [problem('false', 'no value is allowed here')];
    const {$ref} = schema;
    if ($ref !== undefined) return this.check(followPointer(this.root, $ref), value);
    return this.cache.resultOf(value, schema, () => this.validate(schema, value));
  }

  private validate(schema: Schema, value: unknown): readonly Finding[] {
    const {type, anyOf} = schema;
    const notes = findNotes(schema);
    // Reports only the problems of the closest branch, unless the schema describes the problem.
    if (hasChoice(schema) && !anyOf?.some((branch) => this.accepts(branch, value))) {
      const described = this.checkCondition(schema, value);
      return [...notes, ...(described.length > 0 ? described : this.explainChoice(schema, value))];
    }
    if (type === 'boolean' && this.booleanWords.has(value)) return notes;
    if (!fits(type, value)) return [...notes, this.explainType([schema], value, schema.examples)];
    return [
      ...notes,
      ...(typeof value === 'number' ? checkNumber(schema, value) : []),
      ...(typeof value === 'string' ? checkString(schema, value) : []),
      ...checkValues(schema, value),
      ...this.checkRules(schema, isYamlMap(value) ? this.omitUnset(schema, value) : value),
      ...(Array.isArray(value) ? this.checkItems(schema, value) : []),
      ...(isYamlMap(value) ? this.checkObject(schema, value) : []),
    ];
  }

  private accepts(schema: SchemaOrBoolean, value: unknown): boolean {
    return this.check(schema, value).length === 0;
  }

  /** Problems of a value that matches no branch: those of the branch with the fewest. */
  private explainChoice(schema: Schema, value: unknown): readonly Finding[] {
    const branches = branchesOf(this.root, schema).map((branch) => branch.schema);
    const [closest] = branches
      .filter((branch) => !isPlaceholder(branch) && fits(branch.type, value))
      .map((branch) => removeDuplicates(this.check(branch, value)))
      .sort((a, b) => a.length - b.length);
    if (closest !== undefined && closest.length > 0) return closest;
    return [this.explainType(branches, value, schema.examples)];
  }

  /** DevSpace converts numbers and booleans to strings, so they are only suspicious. */
  private explainType(
    schemas: readonly Schema[],
    value: unknown,
    examples: readonly unknown[] = [],
  ): Finding {
    const found = mismatch(this.root, schemas, value, examples);
    const isConverted =
      isScalar(value) &&
      schemas.some((schema) => schema.type === 'string' && this.accepts(schema, String(value)));
    if (!isConverted) return found;
    const message = `${found.message}, which DevSpace converts to a string`;
    return {...found, message, severity: 'warning'};
  }

  private checkRules(schema: Schema, value: unknown): Finding[] {
    const {not, anyOf, oneOf, allOf = []} = schema;
    const found: Finding[] = [];
    const accepts = (rule: SchemaOrBoolean): boolean => this.accepts(rule, value);
    const exclude = (names: readonly string[] | undefined): void => {
      const isCombination = names !== undefined && names.length > 1;
      const reason = isCombination ? 'are mutually exclusive' : "isn't allowed";
      found.push(problem('not', `${joinWords(names ?? [quote(value)], 'and')} ${reason}`));
    };
    if (not !== undefined && accepts(not)) exclude(not.required?.map(quote));
    if (anyOf !== undefined && !anyOf.some(accepts)) {
      const names = readPresence(anyOf) ?? [];
      const message =
        names.length > 1
          ? `expected at least one of ${joinWords(names, 'and')}, found none`
          : `required field ${names.join('')} is missing`;
      found.push(problem('anyOf', message));
    }
    const chosen = oneOf?.filter(accepts) ?? [];
    if (chosen.length > 1) exclude(readPresence(chosen));
    if (oneOf !== undefined && chosen.length === 0) {
      const names = readPresence(oneOf) ?? [];
      found.push(
        problem('oneOf', `expected exactly one of ${joinWords(names, 'and')}, found none`),
      );
    }
    for (const part of allOf) found.push(...this.check(part, value));
    return [...found, ...this.checkCondition(schema, value)];
  }

  private checkCondition({if: condition, then = {}}: Schema, value: unknown): readonly Finding[] {
    if (condition === undefined || !this.accepts(condition, value)) return [];
    return this.check(then, value);
  }

  /** Whether a field is a string, for which DevSpace doesn't distinguish an empty one from none. */
  private isText(field: SchemaOrBoolean | undefined): boolean {
    if (typeof field !== 'object') return false;
    const types = branchesOf(this.root, field).filter(({schema}) => !isPlaceholder(schema));
    return types.length > 0 && types.every(({schema: {type}}) => type === 'string');
  }

  /** The map without empty fields, which DevSpace treats as unset. */
  private omitUnset({properties = {}}: Schema, value: YamlMap): YamlMap {
    const entries = Object.entries(value);
    // An empty selector selects nothing.
    const isEmpty = (name: string, item: unknown): boolean =>
      (name === 'labelSelector' && isYamlMap(item) && Object.keys(item).length === 0) ||
      (item === '' && this.isText(properties[name]));
    if (entries.every(([name, item]) => item !== null && !isEmpty(name, item))) return value;
    return Object.fromEntries(
      entries.filter(([name, item]) => {
        if (isEmpty(name, item)) return false;
        const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return item !== null || field === undefined || this.accepts(field, null);
      }),
    );
  }

  private checkItems({items, minItems = 0}: Schema, value: readonly unknown[]): Finding[] {
    if (value.length < minItems)
      return [problem('minItems', 'expected at least one item, found none', {advice: 'add one'})];
    if (items === undefined) return [];
    return value.flatMap((item, index) => moveInto(index, this.check(items, item)));
  }

  /** Suggests a field for an unknown one, or only its type if that differs from the value's. */
  private suggestField(
    name: string,
    value: unknown,
    fields: ReadonlyMap<string, SchemaOrBoolean>,
  ): Pick<Finding, 'advice' | 'suggestion'> {
    const hints = suggestFrom(name, fields.keys());
    const {suggestion} = hints;
    const findings = this.check(fields.get(suggestion ?? '') ?? true, value);
    const mismatched = findings.find(
      ({keyword, segments, severity}) =>
        keyword === 'type' && segments.length === 0 && severity === undefined,
    );
    const [, expected] =
      /^expected (.+?)(?: or an? (?:expression|variable) .*)?, found /.exec(
        mismatched?.message ?? '',
      ) ?? [];
    return suggestion === undefined || expected === undefined
      ? hints
      : {advice: `did you mean ${quote(suggestion)}, which requires ${expected}?`};
  }

  private explainMissing(name: string, field: SchemaOrBoolean, parent: Schema): Finding {
    // The name of the config has its own check.
    return parent !== this.root && isSchemaOnly(field)
      ? problem('required', `${quote(name)} is missing, which DevSpace accepts`, {
          severity: 'warning',
        })
      : problem('required', `required field ${quote(name)} is missing`);
  }

  private checkObject(schema: Schema, value: YamlMap): Finding[] {
    const {required = [], propertyNames, additionalProperties = true, dependencies = {}} = schema;
    const properties = new Map(Object.entries(schema.properties ?? {}));
    const present = this.omitUnset(schema, value);
    const found: Finding[] = [];
    for (const name of required) {
      const inside = properties.get(name) ?? true;
      if (!Object.hasOwn(value, name)) found.push(this.explainMissing(name, inside, schema));
      else if (
        value[name] === '' &&
        properties.has(name) &&
        this.isText(inside) &&
        !isSchemaOnly(inside)
      )
        found.push(
          problem('required', `required field ${quote(name)} is empty`, {advice: 'set a value'}),
        );
    }
    for (const [name, item] of Object.entries(value)) {
      // DevSpace drops entries without a value before it checks the names.
      if (propertyNames === undefined || item === null || this.accepts(propertyNames, name))
        continue;
      const note = expectationOf(propertyNames);
      const message = `the name ${quote(name)} is not allowed${note === undefined ? '' : `; expected ${note}`}`;
      const other = validNames(name).find((text) => this.accepts(propertyNames, text));
      const hints =
        other === undefined ? {} : {advice: `rename it, for example to ${quote(other)}`};
      found.push(problem('propertyNames', message, hints, [name]));
    }
    for (const [name, needed] of Object.entries(dependencies)) {
      if (!Object.hasOwn(present, name) || needed.every((other) => Object.hasOwn(present, other)))
        continue;
      const message = `${quote(name)} requires ${joinWords(needed.map(quote), 'and')}`;
      found.push(problem('dependencies', message));
    }
    const unused = new Map([...properties].filter(([key]) => !Object.hasOwn(value, key)));
    for (const [name, item] of Object.entries(value)) {
      const inside = properties.get(name) ?? additionalProperties;
      if (inside === false) {
        const hints = this.suggestField(name, item, unused);
        const message = `unknown field ${quote(name)}`;
        found.push(problem('additionalProperties', message, hints, [name]));
        continue;
      }
      const isKnown = properties.has(name);
      const isRequired = required.includes(name) && !isSchemaOnly(inside);
      const findings = this.check(inside, item).map((finding) => {
        // A warning about unknown keys.
        const isAboutKey = finding.keyword === 'x-warning' && finding.segments.length === 0;
        if (isAboutKey && !isKnown) return {...finding, ...this.suggestField(name, item, unused)};
        const isEmpty = item === null || item === '';
        return isEmpty && isKnown ? explainUnset(finding, item, isRequired) : finding;
      });
      found.push(...moveInto(name, findings));
    }
    return found;
  }
}

/**
 * Creates a validator for a config schema.
 *
 * @param booleanWords - Strings that DevSpace converts to booleans in the fields of a config.
 */
export function createConfigValidator(
  root: Schema,
  booleanWords: Iterable<string> = [],
): ConfigValidator {
  const explain = (findings: readonly Finding[]): ConfigProblem[] =>
    removeDuplicates(findings).map((finding) => ({
      path: formatPath(finding.segments),
      ...finding,
    }));
  return {
    // An imported file requires everything except for the name.
    validate: (data, {isImported = false, cache = new ValidationCache()} = {}) =>
      explain(new Validation(root, cache, booleanWords).check(root, data)).filter(
        ({path, message}) => !isImported || path !== '' || !message.endsWith('`name` is missing'),
      ),
    // Values of charts aren't fields of a config.
    validateAt: (pointer, value, {cache = new ValidationCache()} = {}) =>
      explain(new Validation(root, cache, []).check(followPointer(root, pointer), value)),
  };
}
