import type {Schema} from '../../../src/lib/config-check/schema/types.ts';

type Shape = 'boolean' | 'list' | 'map' | 'names' | 'number' | 'schema' | 'schemas' | 'string';

/** Expected values of keywords. A `schema` can also be `true` or `false`. */
const shapes: Readonly<Record<string, Shape>> = {
  $schema: 'string',
  $ref: 'string',
  title: 'string',
  description: 'string',
  type: 'string',
  enum: 'list',
  pattern: 'string',
  minLength: 'number',
  maxLength: 'number',
  minimum: 'number',
  maximum: 'number',
  properties: 'map',
  definitions: 'map',
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
  examples: 'list',
  deprecated: 'boolean',
  'x-hidden': 'boolean',
  'x-insteadUse': 'string',
  'x-defaultNote': 'string',
  'x-requiredNote': 'string',
  'x-patternNote': 'string',
  'x-knownKeys': 'schema',
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function checkMap(value: unknown, at: string): void {
  if (!isObject(value)) throw new Error(`${at}: expected an object of schemas`);
  for (const [key, entry] of Object.entries(value)) checkSchema(entry, `${at}/${escapeKey(key)}`);
}

const checks: Readonly<Record<Shape, (value: unknown, at: string) => void>> = {
  boolean(value, at) {
    if (typeof value !== 'boolean') throw new Error(`${at}: expected true or false`);
  },
  number(value, at) {
    if (typeof value !== 'number') throw new Error(`${at}: expected a number`);
  },
  string(value, at) {
    if (typeof value !== 'string' || value.trim() === '')
      throw new Error(`${at}: expected a string`);
  },
  list(value, at) {
    if (!Array.isArray(value) || value.length === 0) {
      throw new Error(`${at}: expected a list with at least one entry`);
    }
  },
  names(value, at) {
    if (!Array.isArray(value) || !value.every((name) => typeof name === 'string')) {
      throw new Error(`${at}: expected a list of names`);
    }
  },
  map: checkMap,
  schema: checkSchema,
  schemas(value, at) {
    checks.list(value, at);
    (value as unknown[]).forEach((entry, index) => checkSchema(entry, `${at}/${index}`));
  },
};

function checkSchema(value: unknown, at: string): void {
  if (typeof value === 'boolean') return;
  if (!isObject(value)) throw new Error(`${at}: expected a schema (an object, true or false)`);
  for (const [keyword, content] of Object.entries(value)) {
    const shape = shapes[keyword];
    if (shape !== undefined) checks[shape](content, `${at}/${escapeKey(keyword)}`);
  }
}

/**
 * Parses a config schema.
 *
 * @param file - Name of the file, for error messages.
 * @throws Error with the file and a JSON pointer if the text isn't a valid schema.
 */
export function parseConfigSchema(text: string, file: string): Schema {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${file} isn't valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  try {
    if (!isObject(value)) throw new Error('#: expected a schema object');
    checkSchema(value, '#');
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`);
  }
  return value;
}
