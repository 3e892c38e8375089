/** How sections of older configs change in the latest version, as in docs/guides/changes-from-5.x.mdx. */
import {latestVersion} from '@devspace-docs/versions';
import type {YamlMap} from '../yaml/yaml.ts';
import {migrateFields, type FieldMigration} from './field-changes.ts';
import type {ConfigFormat} from './schemas.ts';

/** The changes of a section in a config. */
export interface Migration extends SectionMigration {
  /** Its fields that were moved or removed. */
  readonly fields: readonly FieldMigration[];
}

interface SectionMigration {
  readonly section: string;
  /** Contains code in backticks. */
  readonly becomes: string;
  /** Anchor on that page. */
  readonly anchor: string;
}

/** What all sections of older formats become. */
const SECTIONS = {
  version: `\`version: ${latestVersion.configVersion}\`, with the new field \`name\``,
  require: '`require` with the same fields; only the DevSpace version changes',
  vars: '`vars` as a map with the names as keys; DevSpace resolves all of them on each run, unless `alwaysResolve` is `false`',
  pullSecrets: "`pullSecrets` as a map, including your images' registries",
  images: '`images`, with the build engines and their options one level up instead of in `build`',
  deployments:
    '`deployments` as a map with the names as keys; pipelines set the order, and which deployments are disabled',
  dev: '`dev` as a map with one entry per container, instead of one list per feature',
  hooks: '`hooks`, still as a list; some events no longer fire',
  commands: '`commands` as a map with the names as keys, in lowercase letters',
  profiles:
    '`profiles` without `strategicMerge`; in patches, paths contain keys instead of `name=NAME`',
  dependencies:
    '`dependencies` as a map with the names as keys, and with the fields of `source` one level up',
};

/** Anchors that differ from the name of the section. */
const ANCHORS: Readonly<Record<string, string>> = {version: 'convert', pullSecrets: 'pull-secrets'};

export const migrations: readonly SectionMigration[] = Object.entries(SECTIONS).map(
  ([section, becomes]) => ({section, becomes, anchor: ANCHORS[section] ?? section}),
);

/**
 * The migrations of an older config's sections, in the order of the file.
 *
 * @param format - The most similar format.
 */
export function findMigrations(config: YamlMap, format: ConfigFormat): Migration[] {
  const fields = migrateFields(config, format);
  return Object.keys(config).flatMap((name) =>
    migrations
      .filter(({section}) => section === name)
      .map((migration) => ({
        ...migration,
        fields: fields.filter(({path}) => path.split(/[.[]/)[0] === name),
      })),
  );
}
