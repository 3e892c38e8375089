import {
  flattenFields,
  type ConfigValue,
  type Field,
  type FieldTree,
} from '../check/schema/field-tree.ts';
import type {Json, Schema} from '../check/schema/types.ts';
import {formatProblem} from '../check/schema/problems.ts';
import {createConfigValidator, type ConfigValidator} from '../check/schema/validate.ts';

/** Checks the types of a value that isn't a field, or of a field. */
function checkTypes({variants, items, entries}: ConfigValue, path: string): void {
  for (const {schema} of variants) {
    const {type, properties, additionalProperties} = schema;
    // Without this check, forgetting `properties` would produce a field that accepts any object.
    const isMap = additionalProperties === true || typeof additionalProperties === 'object';
    if (type === 'object' && !properties && !isMap) {
      throw new Error(
        `${path}: an object needs "properties"; to allow any field, set "additionalProperties": true`,
      );
    }
  }
  for (const keyword of ['items', 'additionalProperties'] as const) {
    if (variants.filter(({schema}) => typeof schema[keyword] === 'object').length > 1)
      throw new Error(`${path}: more than one type has "${keyword}"; combine them in its "anyOf"`);
  }
  if (items) checkTypes(items, `${path}[]`);
  if (entries) checkTypes(entries, `${path}.*`);
}

/** Validates the default and the examples of a field. */
function checkValues(validator: ConfigValidator, field: Field): void {
  const {path, pointer, default: byDefault, examples} = field;
  const check = (value: Json, what: string): void => {
    // A field with a warning has an example too.
    const [problem] = validator
      .validateAt(pointer, value)
      .filter(({segments, severity}) => severity !== 'warning' || segments.length > 0);
    if (problem === undefined) return;
    throw new Error(
      `${path}: ${what} ${JSON.stringify(value)} is not valid: ${formatProblem(problem)}`,
    );
  };
  if (byDefault !== undefined) check(byDefault, 'the default');
  for (const example of examples) check(example, 'the example');
}

/**
 * Checks that a schema describes each of its fields.
 *
 * @throws Error with the path of the field for a missing description, an object without fields, a
 * duplicate anchor, or an invalid default or example.
 */
export function checkSchema(root: Schema, {config}: FieldTree): void {
  const paths = new Map<string, string>();
  const fields = flattenFields(config.children);
  for (const {path, anchor, description, isDeprecated, insteadUse, value} of fields) {
    if (description === '') throw new Error(`${path}: add a description to the schema`);
    if (isDeprecated && insteadUse === undefined)
      throw new Error(`${path}: deprecated without a replacement; add one in "deprecationMessage"`);
    const duplicate = paths.get(anchor);
    if (duplicate !== undefined)
      throw new Error(`${path}: duplicate anchor "${anchor}", already used by ${duplicate}`);
    paths.set(anchor, path);
    checkTypes(value, path);
  }
  const validator = createConfigValidator(root);
  // Fields can share a definition.
  const checked = new Set<string>();
  for (const field of fields) {
    if (!checked.has(field.pointer)) checkValues(validator, field);
    checked.add(field.pointer);
  }
}
