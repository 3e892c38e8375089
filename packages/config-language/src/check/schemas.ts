/** Config schemas. Callers provide them: scripts read `schema/`, and browsers fetch the published files. */
import {versions, type VersionLabel, perVersion} from '@devspace-docs/versions';
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

/** Names of the top-level sections. */
export function sectionsOf(version: VersionLabel): string[] {
  return Object.keys(schemaOf(version).properties ?? {});
}

/** Names of all fields of a schema, at any depth. */
const fieldNamesOf = perVersion((version): ReadonlySet<string> => {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value as Readonly<Record<string, unknown>>)) {
      if (key === 'properties' && typeof inner === 'object' && inner !== null)
        for (const name of Object.keys(inner)) names.add(name);
      collect(inner);
    }
  };
  collect(schemaOf(version));
  return names;
});

/** Other versions that have a field with this name; empty if the version itself has one. */
export function findForeignVersions(field: string, version: VersionLabel): VersionLabel[] {
  if (fieldNamesOf(version).has(field)) return [];
  return versions.filter(({label}) => fieldNamesOf(label).has(field)).map(({label}) => label);
}
