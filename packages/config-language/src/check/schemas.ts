/** The config formats of all versions. Scripts read the schemas in `schema/`, and browsers fetch the published files. */
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {perVersion} from '@devspace-docs/versions';
import type {PublishedChange} from '../published/types.ts';
import {createFieldTree, type FieldTree} from './schema/field-tree.ts';
import type {Schema} from './schema/types.ts';
import {createConfigValidator, type ConfigValidator} from './schema/validate.ts';

/** The config format of a version. */
export interface ConfigFormat {
  readonly version: VersionLabel;
  readonly schema: Schema;
  readonly fields: FieldTree;
  readonly validator: ConfigValidator;
  /** Changes of fields in the next version. Without them, only sections have migrations. */
  readonly changes: readonly PublishedChange[];
  /** Formats of all versions. */
  readonly all: ConfigFormats;
}

/** Returns the format of a version. */
export type ConfigFormats = (version: VersionLabel) => ConfigFormat;

/** Creates the formats from their schemas. Resolves each of them when it is used. */
export function createFormats(
  schemaOf: (version: VersionLabel) => Schema,
  changesOf: (version: VersionLabel) => readonly PublishedChange[] = () => [],
): ConfigFormats {
  const all = perVersion((version): ConfigFormat => {
    const schema = schemaOf(version);
    return {
      version,
      schema,
      fields: createFieldTree(schema),
      validator: createConfigValidator(schema),
      changes: changesOf(version),
      all,
    };
  });
  return all;
}

/** Names of the top-level sections. */
export function sectionsOf({fields}: ConfigFormat): string[] {
  return [...fields.config.fields.keys()];
}

function hasFieldNamed({fields}: ConfigFormat, name: string): boolean {
  return [...fields.byPath.values()].some((field) => field.name === name);
}

/** Other versions that have a field with this name; empty if the version itself has one. */
export function findForeignVersions(name: string, format: ConfigFormat): VersionLabel[] {
  if (hasFieldNamed(format, name)) return [];
  return versions.map(({label}) => label).filter((label) => hasFieldNamed(format.all(label), name));
}
