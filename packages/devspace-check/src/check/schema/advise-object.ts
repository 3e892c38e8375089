/** How to write an object, by an example. */
import {stringify} from 'yaml';
import {isYamlMap} from '../yaml/yaml.ts';
import {isPresenceRule, type Schema} from './types.ts';

/** Longer examples wouldn't be readable in a hint. */
const MAX_EXAMPLE_LENGTH = 80;

/** An object that a field accepts: its example, or the examples of the fields that it requires. */
function exampleOf(schemas: readonly Schema[], examples: readonly unknown[]): unknown {
  const {
    properties = {},
    required,
    anyOf = [],
    oneOf = [],
  } = schemas.find(({type}) => type === 'object') ?? {};
  const names = required ?? [...anyOf, ...oneOf].find(isPresenceRule)?.required ?? [];
  const fields = names.map((name): [string, unknown] => {
    const field = properties[name];
    return [name, typeof field === 'object' ? field.examples?.[0] : undefined];
  });
  const isComplete = fields.length > 0 && fields.every(([, example]) => example !== undefined);
  return examples.find(isYamlMap) ?? (isComplete ? Object.fromEntries(fields) : {});
}

/** How to write an object instead of a string, a number or a boolean. */
export function adviseObject(
  schemas: readonly Schema[],
  value: unknown,
  examples: readonly unknown[],
): string | undefined {
  const accepts = (expected: string): boolean => schemas.some(({type}) => type === expected);
  const isValue =
    typeof value === 'string' ? /^(?!\s*\$[!#]{0,2}[({])./.test(value) : typeof value !== 'object';
  if (!isValue || !accepts('object') || accepts('string')) return undefined;
  const example = exampleOf(schemas, examples);
  const text = stringify(example, {collectionStyle: 'flow', lineWidth: 0}).trim();
  if (text === '{}' || text.length > MAX_EXAMPLE_LENGTH) return undefined;
  const isSingle = isYamlMap(example) && Object.keys(example).length === 1;
  return `write an object, such as \`${isSingle ? text.slice(2, -2) : text}\``;
}
