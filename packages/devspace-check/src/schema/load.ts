import {encodeKey} from '../check/schema/pointer.ts';
import type {Schema} from '../check/schema/types.ts';
import {asList, asMap, isYamlMap} from '../check/yaml/yaml.ts';

type Check = readonly [isValid: (value: unknown) => boolean, expected: string];

const isList: Check = [(value) => asList(value).length > 0, 'a list with at least one entry'];

/** A text that editors show, and whose rest the checks and the reference use. */
function startsWith(start: string): Check {
  const isValid = (value: unknown): boolean =>
    typeof value === 'string' && value.startsWith(`${start} `) && value.endsWith('.');
  return [isValid, `a sentence that starts with "${start} "`];
}

const checks = {
  any: [() => true, ''],
  boolean: [(value) => typeof value === 'boolean', 'true or false'],
  number: [(value) => typeof value === 'number', 'a number'],
  string: [(value) => typeof value === 'string' && value.trim() !== '', 'a string'],
  release: [
    (value) => typeof value === 'string' && /^\d+\.\d+\.\d+$/.test(value),
    'a release such as "6.2.0"',
  ],
  deprecation: startsWith('Deprecated.'),
  expectation: startsWith('Expected'),
  list: isList,
  names: [
    (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
    'a list of names',
  ],
  map: [isYamlMap, 'an object of schemas'],
  schema: [
    (value) => typeof value === 'boolean' || isYamlMap(value),
    'a schema (an object, true or false)',
  ],
  schemas: isList,
} satisfies Record<string, Check>;

type Shape = keyof typeof checks;

/** Expected values of the supported keywords. A `schema` can also be `true` or `false`. */
export const shapes: Readonly<Record<keyof Schema, Shape>> = {
  $schema: 'string',
  $ref: 'string',
  title: 'string',
  description: 'string',
  type: 'string',
  enum: 'list',
  const: 'any',
  pattern: 'string',
  minLength: 'number',
  maxLength: 'number',
  minItems: 'number',
  minimum: 'number',
  maximum: 'number',
  properties: 'map',
  definitions: 'map',
  dependencies: 'any',
  required: 'names',
  additionalProperties: 'schema',
  propertyNames: 'schema',
  items: 'schema',
  anyOf: 'schemas',
  allOf: 'schemas',
  oneOf: 'schemas',
  not: 'schema',
  if: 'schema',
  then: 'schema',
  default: 'any',
  examples: 'list',
  deprecated: 'boolean',
  deprecationMessage: 'deprecation',
  doNotSuggest: 'boolean',
  patternErrorMessage: 'expectation',
  'x-insteadUse': 'string',
  'x-defaultNote': 'string',
  'x-requiredNote': 'string',
  'x-since': 'release',
  'x-warning': 'string',
  'x-error': 'string',
  'x-chartVersion': 'string',
  'x-knownKeys': 'schema',
};

function check(value: unknown, shape: Shape, at: string): void {
  const [isValid, expected] = checks[shape];
  if (!isValid(value)) throw new Error(`${at}: expected ${expected}`);
  if (shape === 'schemas')
    asList(value).forEach((entry, index) => check(entry, 'schema', `${at}/${index}`));
  if (shape !== 'map' && shape !== 'schema') return;
  for (const [key, entry] of Object.entries(asMap(value))) {
    if (shape === 'schema' && !Object.hasOwn(shapes, key)) {
      throw new Error(
        `${at}: unknown keyword "${key}"; add support for it to packages/devspace-check/src/schema`,
      );
    }
    if (shape === 'schema' && key === '$ref' && Object.keys(asMap(value)).length > 1) {
      throw new Error(
        `${at}: draft-07 ignores keywords next to "$ref"; move the reference into "allOf"`,
      );
    }
    const inner = shape === 'map' ? 'schema' : shapes[key as keyof Schema];
    check(entry, inner, `${at}/${encodeKey(key)}`);
  }
}

/** Calls a function. Messages of its errors get a prefix, such as the name of a file. */
export function withPrefix<Result>(prefix: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(prefix + (error instanceof Error ? error.message : String(error)));
  }
}

/**
 * Parses a config schema.
 *
 * @param file - Name of the file, for error messages.
 * @throws Error with the file and a JSON pointer if the text isn't a valid schema.
 */
export function parseConfigSchema(text: string, file: string): Schema {
  const value = withPrefix(`${file} isn't valid JSON: `, (): unknown => JSON.parse(text));
  return withPrefix(`${file} `, () => {
    if (!isYamlMap(value)) throw new Error('#: expected a schema object');
    check(value, 'schema', '#');
    return value;
  });
}
