/** Reads the fields of the versions from `schema/`. */
import {readFileSync} from 'node:fs';
import {versionsByLabel, type VersionLabel} from '../../../src/config/versions.ts';
import {didYouMean, suggest} from '../../../src/lib/suggest.ts';
import {parseConfigSchema} from './load.ts';
import {flattenFields, walkSchema, type Field} from './walk.ts';

/** All fields of a version by path, parents before their children. */
export type Fields = ReadonlyMap<string, Field>;

/** Fields that a page shows in one place. */
export interface Selection {
  readonly fields: readonly Field[];
  /** Several fields in a list; otherwise one field, with its nested fields in sight. */
  readonly isList: boolean;
}

/** Lists fields and their nested fields by path. */
export function indexFields(fields: readonly Field[]): Fields {
  return new Map(flattenFields(fields).map((field) => [field.path, field]));
}

const known = new Map<string, Fields>();

/**
 * The fields of a version. Reads the schema each time, because it can change during `npm start`.
 *
 * @throws Error if the schema is incomplete or contradicts itself.
 */
export function readFields(version: VersionLabel): Fields {
  const {schemaFile} = versionsByLabel[version];
  const text = readFileSync(new URL(`../../../${schemaFile}`, import.meta.url), 'utf8');
  const fields = known.get(text) ?? indexFields(walkSchema(parseConfigSchema(text, schemaFile)));
  known.set(text, fields);
  return fields;
}

/**
 * The fields that `<Fields of="…" />` shows: `dev.*.sync`, or several of one object as
 * `dev.*.{ports,reversePorts}`.
 *
 * @throws Error if there is no such field.
 */
export function selectFields(fields: Fields, of: string): Selection {
  const [, parent, names] = /^(.+)\.\{(.+)\}$/.exec(of) ?? [];
  const paths = names?.split(',').map((name) => `${parent}.${name.trim()}`) ?? [of];
  const found = paths.map((path) => {
    const field = fields.get(path);
    if (field) return field;
    const hint = didYouMean(suggest(path, fields.keys()), 'use a path of the config reference');
    throw new Error(`there is no field \`${path}\`: ${hint}`);
  });
  return {fields: found, isList: names !== undefined};
}

/** The fields of a selection and their nested fields, in the order of the page. */
export function flattenSelection({fields}: Selection): readonly Field[] {
  return flattenFields(fields);
}
