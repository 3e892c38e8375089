/** Config formats of all versions. Scripts read the schemas in `schema/`, browsers the published files. */
import {perVersion, versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import type {PublishedChange} from '../../published/types.ts';
import {booleanWordsOf} from '../yaml/dialect.ts';
import {createFieldTree, type FieldTree} from '../schema/field-tree.ts';
import type {Schema} from '../schema/types.ts';
import {createConfigValidator, type ConfigValidator} from '../schema/validate.ts';

/** The config format of a version. */
export interface ConfigFormat {
  /** The version whose documentation describes it, or the format that is most similar. */
  readonly version: VersionLabel;
  /** Value of `version` in its files. */
  readonly configVersion: string;
  readonly schema: Schema;
  readonly tree: FieldTree;
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
      configVersion: versionsByLabel[version].configVersion,
      schema,
      tree: createFieldTree(schema),
      validator: createConfigValidator(schema, booleanWordsOf(version)),
      changes: changesOf(version),
      all,
    };
  });
  return all;
}

/** Names of the top-level sections. */
export function sectionsOf({tree}: ConfigFormat): string[] {
  return [...tree.config.fields.keys()];
}

/** Other versions that have a field with this name; empty if the version itself has one. */
export function findForeignVersions(name: string, {tree, all}: ConfigFormat): VersionLabel[] {
  if (tree.names.has(name)) return [];
  return versions.map(({label}) => label).filter((label) => all(label).tree.names.has(name));
}
