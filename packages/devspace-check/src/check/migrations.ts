/** How sections of older configs change in the latest version, as in docs/guides/changes-from-5.x.mdx. */
import {latestVersion} from '@devspace-docs/versions';
import {migrateFields, type FieldMigration} from './field-changes.ts';
import type {ConfigFormat} from './schemas.ts';
import type {YamlMap} from './yaml.ts';

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

/** All sections of older formats. */
export const migrations: readonly SectionMigration[] = [
  {
    section: 'version',
    becomes: `\`version: ${latestVersion.configVersion}\`, with the new field \`name\``,
    anchor: 'convert',
  },
  {
    section: 'require',
    becomes: '`require` with the same fields; only the DevSpace version changes',
    anchor: 'require',
  },
  {
    section: 'vars',
    becomes:
      '`vars` as a map with the names as keys; DevSpace resolves all of them on each run, unless `alwaysResolve` is `false`',
    anchor: 'vars',
  },
  {
    section: 'pullSecrets',
    becomes: "`pullSecrets` as a map, including your images' registries",
    anchor: 'pull-secrets',
  },
  {
    section: 'images',
    becomes:
      '`images`, with the build engines and their options one level up instead of in `build`',
    anchor: 'images',
  },
  {
    section: 'deployments',
    becomes:
      '`deployments` as a map with the names as keys; pipelines set the order, and which deployments are disabled',
    anchor: 'deployments',
  },
  {
    section: 'dev',
    becomes: '`dev` as a map with one entry per container, instead of one list per feature',
    anchor: 'dev',
  },
  {
    section: 'hooks',
    becomes: '`hooks`, still as a list; some events no longer fire',
    anchor: 'hooks',
  },
  {
    section: 'commands',
    becomes: '`commands` as a map with the names as keys, in lowercase letters',
    anchor: 'commands',
  },
  {
    section: 'profiles',
    becomes:
      '`profiles` without `strategicMerge`; in patches, paths contain keys instead of `name=NAME`',
    anchor: 'profiles',
  },
  {
    section: 'dependencies',
    becomes:
      '`dependencies` as a map with the names as keys, and with the fields of `source` one level up',
    anchor: 'dependencies',
  },
];

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
