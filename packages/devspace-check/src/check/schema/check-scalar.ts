/** Checks the type of a value, and numbers, strings and fixed values. */
import {joinWords} from '@devspace-docs/common';
import {adviseList, adviseObject} from './advise-type.ts';
import {followPointer} from './pointer.ts';
import {problem, quote, suggestFrom, type Finding} from './problems.ts';
import {expectationOf, isPlaceholder, type Schema, type TypeName} from './types.ts';

const typeNames: Readonly<Record<TypeName, string>> = {
  array: 'a list',
  boolean: '`true` or `false`',
  integer: 'an integer',
  null: 'nothing',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** Whether DevSpace converts a value to a string where it expects one. */
export function isConvertible(value: unknown): value is boolean | number {
  return typeof value === 'number' || typeof value === 'boolean';
}

function typeOf(value: unknown): TypeName {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as TypeName;
}

export function fits(expected: TypeName | undefined, value: unknown): boolean {
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

/**
 * The problem of a value that has none of the types.
 *
 * @param examples - Examples of the field.
 */
export function mismatch(
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
  const advice = adviseScalar(schemas, value, expected);
  const hints =
    advice === undefined
      ? {
          ...adviseObject(root, schemas, value, examples),
          ...adviseList(root, schemas, value, examples),
        }
      : {advice, ...(isQuoted && advice === WITHOUT_QUOTES && {suggestion: value})};
  return problem('type', `expected ${expected}, found ${found}`, hints);
}

const WITHOUT_QUOTES = 'remove the quotes';

/** How to write a string, a number or a boolean of the expected type, for mistakes that are common. */
function adviseScalar(
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
  return isConvertible(value) && expected.startsWith(typeNames.string)
    ? `put it in quotes: "${value}"`
    : undefined;
}

const patterns = new Map<string, RegExp>();

function matches(pattern: string, value: string): boolean {
  const regExp = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, regExp);
  return regExp.test(value);
}

/** Names that are similar to an invalid one, which the pattern for names may accept. */
export function validNames(name: string): string[] {
  const trim = (text: string): string => text.replace(/^[-_]+|[-_]+$/g, '');
  const upper = trim(name.replace(/[^\w-]+/g, '_'));
  return [upper, trim(upper.toLowerCase().replace(/[^a-z\d]+/g, '-'))];
}

export function checkNumber({minimum, maximum}: Schema, value: number): Finding[] {
  if (minimum !== undefined && value < minimum)
    return [problem('minimum', `expected ${minimum} or more, found ${quote(value)}`)];
  if (maximum !== undefined && value > maximum) {
    const octal = maximum === 0o777 ? ' (`0777` in octal)' : '';
    const message = `expected ${maximum}${octal} or less, found ${quote(value)}`;
    return [problem('maximum', message)];
  }
  return [];
}

export function checkString(schema: Schema, value: string): Finding[] {
  const {minLength = 0, maxLength = Infinity, pattern} = schema;
  const {length} = Array.from(value);
  const found: Finding[] = [];
  if (length < minLength && length === 0)
    return [
      problem('minLength', 'expected a value, found an empty string', {advice: 'set a value'}),
    ];
  const isShort = length < minLength;
  if (isShort || length > maxLength) {
    const [keyword, bound, count] = isShort
      ? (['minLength', 'at least', minLength] as const)
      : (['maxLength', 'at most', maxLength] as const);
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

export function checkValues({const: only, enum: allowed}: Schema, value: unknown) {
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
