/**
 * Finds variables that are strings in fields for numbers and booleans. The short form of a variable is
 * always a string for DevSpace: `PORT: 5000` is `"5000"`, but `PORT: {value: 5000}` is a number.
 */
import {findFields} from './field-lookup.ts';
import type {Field} from './schema/field-tree.ts';
import type {ConfigFormat} from './schemas.ts';
import {asMap, valueAt, type Diagnostic, type YamlDocument} from './yaml.ts';

/** A value that consists of one variable. */
const WHOLE_VARIABLE = /^\$\{([\w-]+)\}$/;

/** The type that a field requires: a noun; undefined if it can be a string. */
function requiredType({value: {variants}}: Field): string | undefined {
  const types = variants.map(({schema}) => schema.type);
  if (types.length === 0) return undefined;
  if (types.every((type) => type === 'boolean')) return 'a boolean';
  return types.every((type) => type === 'integer' || type === 'number') ? 'a number' : undefined;
}

/** Whether a definition has the short form, and a fixed value. */
function isShort(definition: unknown): definition is boolean | number | string {
  if (typeof definition === 'string') return !definition.includes('$');
  return typeof definition === 'number' || typeof definition === 'boolean';
}

/** Finds variables whose type doesn't match the fields that use them. */
export function checkTypedVariables(document: YamlDocument, format: ConfigFormat): Diagnostic[] {
  const config = document.value;
  // Older formats have a list of variables, without a short form.
  const vars = asMap(asMap(config).vars);
  if (!Object.values(vars).some(isShort)) return [];
  return findFields(config, format).flatMap(({segments, field}): Diagnostic[] => {
    const text = valueAt(config, segments);
    const [, name = ''] = (typeof text === 'string' && WHOLE_VARIABLE.exec(text)) || [];
    const definition = vars[name];
    const type = requiredType(field);
    // A profile can replace the variable.
    if (type === undefined || segments[0] === 'profiles' || !isShort(definition)) return [];
    const written = document.written(['vars', name]) ?? String(definition);
    const value = written.replace(/^(['"])(.*)\1$/, '$2');
    const isFitting = type === 'a boolean' ? /^(?:true|false)$/ : /^-?\d+$/;
    const location = document.locateValue(segments);
    const message = `\`${name}\` is a string, because it has the short form in \`vars\`, but this field requires ${type}`;
    if (!isFitting.test(value))
      return [{segments, location, message, hint: `set \`${name}\` to ${type}`}];
    return [
      {
        segments,
        location,
        message,
        hint: `write \`${name}: {value: ${value}}\` in \`vars\``,
        fix: {location: document.locateValue(['vars', name]), newText: `{value: ${value}}`},
      },
    ];
  });
}
