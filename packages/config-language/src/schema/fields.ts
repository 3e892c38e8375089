import {readFileSync} from 'node:fs';
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {suggest} from '@devspace-docs/common';
import {createFieldTree, flattenFields, type Field} from '../check/schema/field-tree.ts';
import {parseConfigSchema} from './load.ts';
import {checkProfileExamples} from './profile-examples.ts';
import {checkSchema} from './check-schema.ts';

/** All fields of a version by path, parents before their children. */
export type Fields = ReadonlyMap<string, Field>;

/** The fields of one `<Fields>` element. */
export interface Selection {
  readonly fields: readonly Field[];
  /** A list of fields, rather than one field with its nested fields expanded. */
  readonly isList: boolean;
}

/**
 * Parses the fields of a schema.
 *
 * @param file - Name of the schema, for error messages.
 * @throws Error with the file and the path of the field if the schema is incomplete or inconsistent.
 */
export function parseFields(text: string, file: string): Fields {
  const root = parseConfigSchema(text, file);
  try {
    const tree = createFieldTree(root);
    checkSchema(root, tree);
    checkProfileExamples(root, tree);
    return tree.byPath;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const cache = new Map<string, Fields>();

/** Reads the fields of a version. Cached by content, because the schema can change during `npm start`. */
export function readFields(version: VersionLabel): Fields {
  const {schemaFile} = versionsByLabel[version];
  const text = readFileSync(new URL(`../../../../${schemaFile}`, import.meta.url), 'utf8');
  const fields = cache.get(text) ?? parseFields(text, schemaFile);
  cache.set(text, fields);
  return fields;
}

/** Whether a field is at the top level of the config. */
export function isSection({path, name}: Field): boolean {
  return path === name;
}

/**
 * Finds the fields of `<Fields of="…" />`: one field such as `dev.*.sync`, or several fields of an object
 * such as `dev.*.{ports,reversePorts}`.
 *
 * @throws Error if a field doesn't exist.
 */
export function selectFields(fields: Fields, of: string): Selection {
  const [, parent, names] = /^(.+)\.\{(.+)\}$/.exec(of) ?? [];
  const paths = names?.split(',').map((name) => `${parent}.${name}`) ?? [of];
  const found = paths.map((path) => {
    const field = fields.get(path);
    if (field) return field;
    const suggestion = suggest(path, fields.keys());
    throw new Error(
      `there is no field \`${path}\`${suggestion ? `; did you mean \`${suggestion}\`?` : ''}`,
    );
  });
  return {fields: found, isList: names !== undefined};
}

/** Like `selectFields`, but returns undefined for unknown fields, which the rule `components` reports. */
export function findSelection(fields: Fields, of: string): Selection | undefined {
  try {
    return selectFields(fields, of);
  } catch {
    return undefined;
  }
}

/**
 * Ids of the rendered fields. A section has none: in the reference, its heading has the id, and other
 * pages are about the section as a whole.
 */
export function anchorsOf({fields}: Selection): string[] {
  return flattenFields(fields)
    .filter((field) => !isSection(field))
    .map(({anchor}) => anchor);
}
