/**
 * Validates a parsed config against a config schema, with readable messages. Ajv's messages don't suggest a
 * field or value, and its standalone code, which the Content-Security-Policy of the site would allow, is
 * twice as large as the schema and this code.
 */
import {joinWords} from '@devspace-docs/common';
import {formatPath} from '../fields/config-path.ts';
import {isYamlMap, type YamlMap} from '../yaml/yaml.ts';
import {
  checkNumber,
  checkString,
  checkValues,
  fits,
  isConvertible,
  mismatch,
  validNames,
} from './check-scalar.ts';
import {branchesOf, hasChoice} from './field-tree.ts';
import {adviseObject, exampleOf, typesIn} from './advise-type.ts';
import {adviseComposeField} from './docker-compose.ts';
import {followPointer} from './pointer.ts';
import {
  moveInto,
  problem,
  quote,
  removeDuplicates,
  type ConfigProblem,
  type Finding,
} from './problems.ts';
import {suggestField} from './suggest-field.ts';
import {
  expectationOf,
  isPlaceholder,
  replacementOf,
  type Schema,
  type SchemaOrBoolean,
} from './types.ts';

/**
 * Results of values, which later validations reuse: a config with a profile shares the values that the
 * profile doesn't change. The values must not change in the meantime.
 */
export class ValidationCache {
  /** How many values were validated. */
  count = 0;
  private readonly byValue = new Map<unknown, Map<Schema, readonly Finding[]>>();

  /** The result of a value for a schema, which is computed only once. */
  resultOf(value: unknown, schema: Schema, compute: () => readonly Finding[]): readonly Finding[] {
    const results = this.byValue.get(value) ?? new Map<Schema, readonly Finding[]>();
    this.byValue.set(value, results);
    const known = results.get(schema);
    if (known) return known;
    this.count += 1;
    const found = compute();
    results.set(schema, found);
    return found;
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

/** Field names in `{required: [a]}, {required: [b]}`. */
function readPresence(branches: readonly Schema[]): string[] {
  return branches.flatMap(({required = []}) => required.map(quote));
}

/** Warnings and errors that the schema itself describes. */
function findNotes(schema: Schema): Finding[] {
  const {'x-warning': warning, 'x-error': error} = schema;
  const advice = replacementOf(schema) ?? 'remove it';
  if (error !== undefined) return [problem('x-error', error, {advice})];
  if (warning === undefined) return [];
  return [problem('x-warning', warning, {advice, severity: 'warning'})];
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
      const closest = this.explainChoice(schema, value);
      if (described.length === 0) return [...notes, ...closest];
      // The reader's own value is better than a general hint.
      const [{advice, suggestion} = {}] = closest;
      const own = advice !== undefined && suggestion !== undefined ? {advice, suggestion} : {};
      return [...notes, ...described.map((found) => ({...found, ...own}))];
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
    const [closest = []] = branches
      .filter((branch) => !isPlaceholder(branch) && fits(branch.type, value))
      .map((branch) => removeDuplicates(this.check(branch, value)))
      .sort((a, b) => a.length - b.length);
    const [example] = schema.examples ?? [];
    if (closest.length > 0)
      return Array.isArray(example) && Array.isArray(value)
        ? closest.map((found) => this.adviseItem(found, branches, value, example))
        : closest;
    return [this.explainType(branches, value, schema.examples)];
  }

  /** Advises how to write an item of a list, whose examples the schema of the item doesn't have. */
  private adviseItem(
    found: Finding,
    branches: readonly Schema[],
    value: readonly unknown[],
    examples: readonly unknown[],
  ): Finding {
    const [index, ...inside] = found.segments;
    if (found.keyword !== 'type' || typeof index !== 'number' || inside.length > 0) return found;
    const {items = {}} = branches.find(({type}) => type === 'array') ?? {};
    return {
      ...found,
      ...adviseObject(this.root, typesIn(this.root, items), value[index], examples),
    };
  }

  /** DevSpace converts numbers and booleans to strings, so they are only suspicious. */
  private explainType(
    schemas: readonly Schema[],
    value: unknown,
    examples: readonly unknown[] = [],
  ): Finding {
    const found = mismatch(this.root, schemas, value, examples);
    const isConverted =
      isConvertible(value) &&
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
      const names = readPresence(anyOf);
      const message =
        names.length > 1
          ? `expected at least one of ${joinWords(names, 'and')}, found none`
          : `required field ${names.join('')} is missing`;
      found.push(problem('anyOf', message));
    }
    const chosen = oneOf?.filter(accepts) ?? [];
    if (chosen.length > 1) exclude(readPresence(chosen));
    if (oneOf !== undefined && chosen.length === 0) {
      const names = joinWords(readPresence(oneOf), 'and');
      const [first] = Object.entries(exampleOf(schema, []));
      const hints =
        typeof first?.[1] === 'string'
          ? {advice: `add one of them, such as ${quote(first.join(': '))}`}
          : {};
      found.push(problem('oneOf', `expected exactly one of ${names}, found none`, hints));
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

  /** A value's problem if it has none of a field's types. */
  private findMismatch(field: SchemaOrBoolean, value: unknown): Finding | undefined {
    return this.check(field, value).find(
      ({keyword, segments, severity}) =>
        keyword === 'type' && segments.length === 0 && severity === undefined,
    );
  }

  private suggestField(
    name: string,
    value: unknown,
    fields: ReadonlyMap<string, SchemaOrBoolean>,
    isAllowed: (field: string) => boolean,
  ): Pick<Finding, 'advice' | 'suggestion'> {
    // Older versions have other fields.
    const isLatest = Object.hasOwn(this.root.properties ?? {}, 'pipelines');
    const instead = isLatest
      ? adviseComposeField(name, value, isAllowed, (field) => fields.has(field))
      : undefined;
    if (instead !== undefined) return {advice: instead};
    return suggestField(name, value, fields, (other) =>
      this.findMismatch(fields.get(other) ?? true, value),
    );
  }

  private explainMissing(name: string, field: SchemaOrBoolean, parent: Schema): Finding {
    const [only, ...others] = typeof field === 'object' ? (field.enum ?? []) : [];
    if (typeof only === 'string' && others.length === 0)
      return problem('required', `required field ${quote(name)} is missing`, {
        advice: `add ${quote(`${name}: ${only}`)}`,
      });
    // The name of the config has its own check.
    if (parent === this.root || !isSchemaOnly(field))
      return problem('required', `required field ${quote(name)} is missing`);
    const message = `${quote(name)} is missing, which DevSpace accepts`;
    return problem('required', message, {severity: 'warning'});
  }

  private checkObject(schema: Schema, value: YamlMap): Finding[] {
    const {required = [], propertyNames, additionalProperties = true, dependencies = {}} = schema;
    const properties = new Map(Object.entries(schema.properties ?? {}));
    const present = this.omitUnset(schema, value);
    const found: Finding[] = [];
    for (const name of required) {
      const inside = properties.get(name) ?? true;
      if (!Object.hasOwn(value, name)) found.push(this.explainMissing(name, inside, schema));
      else if (value[name] === '' && this.isText(inside) && !isSchemaOnly(inside)) {
        const message = `required field ${quote(name)} is empty`;
        found.push(problem('required', message, {advice: 'set a value'}));
      }
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
    const isAllowed = (field: string): boolean => properties.has(field);
    const unused = new Map([...properties].filter(([key]) => !Object.hasOwn(value, key)));
    for (const [name, item] of Object.entries(value)) {
      const inside = properties.get(name) ?? additionalProperties;
      if (inside === false) {
        const hints = this.suggestField(name, item, unused, isAllowed);
        const message = `unknown field ${quote(name)}`;
        found.push(problem('additionalProperties', message, hints, [name]));
        // Two unknown fields aren't the same one.
        if (hints.advice?.startsWith('did you mean')) unused.delete(hints.suggestion ?? '');
        continue;
      }
      const isKnown = properties.has(name);
      const isRequired = required.includes(name) && !isSchemaOnly(inside);
      const findings = this.check(inside, item).map((finding) => {
        // A warning about unknown keys.
        const isAboutKey = finding.keyword === 'x-warning' && finding.segments.length === 0;
        if (isAboutKey && !isKnown)
          return {...finding, ...this.suggestField(name, item, unused, isAllowed)};
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
