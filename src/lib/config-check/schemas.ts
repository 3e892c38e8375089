/** Config schemas. Callers provide them: scripts read `schema/`, and browsers fetch the published files. */
import {versions, type VersionLabel} from '../../config/versions.ts';
import {perVersion} from '../per-version.ts';
import {createFieldTree, type FieldTree} from './schema/field-tree.ts';
import type {Schema} from './schema/types.ts';
import {createConfigValidator, type ConfigValidator} from './schema/validate.ts';

const schemas = new Map<VersionLabel, Schema>();

/** Sets the schema of a version. Must be called before the first check. */
export function provideSchema(version: VersionLabel, schema: Schema): void {
  schemas.set(version, schema);
}

/** The config schema of a version. */
export function schemaOf(version: VersionLabel): Schema {
  const schema = schemas.get(version);
  if (!schema) throw new Error(`The schema of ${version} wasn't provided.`);
  return schema;
}

/** The config validator of a version. */
export const validatorOf = perVersion((version): ConfigValidator =>
  createConfigValidator(schemaOf(version)),
);

/** The fields of a version. */
export const treeOf = perVersion((version): FieldTree => createFieldTree(schemaOf(version)));

/** Names of the top-level sections. */
export function sectionsOf(version: VersionLabel): string[] {
  return [...treeOf(version).config.fields.keys()];
}

/** Names of all fields, at any depth. */
const fieldNamesOf = perVersion((version): ReadonlySet<string> => {
  return new Set([...treeOf(version).byPath.values()].map(({name}) => name));
});

/** Other versions that have a field with this name; empty if the version itself has one. */
export function findForeignVersions(field: string, version: VersionLabel): VersionLabel[] {
  if (fieldNamesOf(version).has(field)) return [];
  return versions.filter(({label}) => fieldNamesOf(label).has(field)).map(({label}) => label);
}
