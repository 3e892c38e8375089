/** Reads the fields of the versions from `schema/`. */
import {readFileSync} from 'node:fs';
import {versionsByLabel, type VersionLabel} from '../../../src/config/versions.ts';
import {suggest} from '../../../src/lib/suggest.ts';
import {parseConfigSchema} from './load.ts';
import {checkProfileExamples} from './profile-examples.ts';
import {flattenFields, walkSchema, type Field} from './walk.ts';

/** All fields of a version by path, parents before their children. */
export type Fields = ReadonlyMap<string, Field>;

/** Fields that a page shows in one place. */
export interface Selection {
  readonly fields: readonly Field[];
  /** Several fields in a list; otherwise one field, with its nested fields in sight. */
  readonly isList: boolean;
}

/**
 * Reads the fields of a schema from its text.
 *
 * @param file - Name of the schema, for messages.
 * @throws Error with the path of the field if the schema is incomplete or contradicts itself.
 */
export function parseFields(text: string, file: string): Fields {
  const root = parseConfigSchema(text, file);
  const fields = walkSchema(root);
  checkProfileExamples(root, fields);
  return new Map(flattenFields(fields).map((field) => [field.path, field]));
}

const known = new Map<string, Fields>();

/** The fields of a version. Reads the schema each time, because it can change during `npm start`. */
export function readFields(version: VersionLabel): Fields {
  const {schemaFile} = versionsByLabel[version];
  const text = readFileSync(new URL(`../../../${schemaFile}`, import.meta.url), 'utf8');
  const fields = known.get(text) ?? parseFields(text, schemaFile);
  known.set(text, fields);
  return fields;
}

/** Whether a field is at the top level. */
export function isSection({path, name}: Field): boolean {
  return path === name;
}

/**
 * The fields that `<Fields of="…" />` shows: `dev.*.sync`, or several of one object as
 * `dev.*.{ports,reversePorts}`.
 *
 * @throws Error if there is no such field.
 */
export function selectFields(fields: Fields, of: string): Selection {
  const [, parent, names] = /^(.+)\.\{(.+)\}$/.exec(of) ?? [];
  const paths = names?.split(',').map((name) => `${parent}.${name}`) ?? [of];
  const found = paths.map((path) => {
    const field = fields.get(path);
    if (field) return field;
    const answer = suggest(path, fields.keys());
    throw new Error(
      `there is no field \`${path}\`${answer ? `; did you mean \`${answer}\`?` : ''}`,
    );
  });
  return {fields: found, isList: names !== undefined};
}

/** The same, for callers that leave unknown fields to the rule `components`: undefined if there is no such field. */
export function findSelection(fields: Fields, of: string): Selection | undefined {
  try {
    return selectFields(fields, of);
  } catch {
    return undefined;
  }
}

/**
 * Ids that a selection brings to a page. A section has none: in the reference, its heading has it,
 * and other pages are about the section as a whole.
 */
export function anchorsOf({fields}: Selection): string[] {
  return flattenFields(fields)
    .filter((field) => !isSection(field))
    .map(({anchor}) => anchor);
}
