/** Validators of `devspace.yaml`, made when they are first needed: each takes a second. */
import {readFileSync} from 'node:fs';
import {versions, versionsByLabel, type VersionLabel} from '../../../../src/config/versions.ts';
import {parseConfigSchema} from '../../config-schema/load.ts';
import type {Schema} from '../../config-schema/types.ts';
import {createConfigValidator, type ConfigValidator} from '../../config-schema/validate.ts';
import {perVersion} from '../pages/per-version.ts';

/** The config schema of a version. */
export const schemaOf = perVersion((version): Schema => {
  const {schemaFile} = versionsByLabel[version];
  const url = new URL(`../../../../${schemaFile}`, import.meta.url);
  return parseConfigSchema(readFileSync(url, 'utf8'), schemaFile);
});

/** The validator of configs of a version. */
export const validatorOf = perVersion((version): ConfigValidator =>
  createConfigValidator(schemaOf(version)),
);

/** Names of the sections at the top level. */
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

/** Versions that have a field of this name, if the version itself has none. */
export function findForeignVersions(field: string, version: VersionLabel): VersionLabel[] {
  if (fieldNamesOf(version).has(field)) return [];
  return versions.filter(({label}) => fieldNamesOf(label).has(field)).map(({label}) => label);
}
