/** The config formats that DevSpace reads, from `schema/formats.json`. */
import {escapeRegExp, memoize} from '@devspace-docs/common';
import {latestVersion, versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import data from '../../../../../schema/formats.json' with {type: 'json'};
import {convertibleSchema, deriveSchema, type Delta, type ShortType} from '../schema/derive.ts';
import {createFieldTree} from '../schema/field-tree.ts';
import type {Schema} from '../schema/types.ts';
import {booleanWordsOf} from '../yaml/dialect.ts';
import type {ConfigProblem} from '../schema/problems.ts';
import {createConfigValidator} from '../schema/validate.ts';
import type {ConfigFormat, ConfigFormats} from './schemas.ts';

interface FormatData extends Delta {
  /** The releases that write this format: `5.12 to 5.15`. */
  readonly releases: string;
  /** The format that the differences refer to. Formats without it have a schema. */
  readonly base?: string;
  /** Fields that later versions accept in files with this format. */
  readonly later?: Readonly<Record<string, ShortType>>;
}

const formats: ReadonlyMap<string, FormatData> = new Map(
  Object.entries<FormatData>(data satisfies Record<string, FormatData>),
);

/** Values of `version` in a config, newest first. */
export const configVersions: readonly string[] = [...formats.keys()];

/** The releases of DevSpace that write a format: `5.12 to 5.15`. */
export function releasesOf(configVersion: string): string {
  return formats.get(configVersion)?.releases ?? '';
}

/** Whether a format is older than `v1beta1`. Its fields aren't known here. */
function isAlpha(configVersion: string): boolean {
  return /^v1alpha[1-4]$/.test(configVersion);
}

/** The version whose documentation describes a format, or the format that is most similar. */
export function homeOf(configVersion: string): VersionLabel | undefined {
  const own = versions.find((version) => version.configVersion === configVersion);
  if (own) return own.label;
  const base = formats.get(configVersion)?.base;
  return base === undefined ? undefined : homeOf(base);
}

/** Whether a version of DevSpace reads a format, and converts it if it's older than its own. */
export function canRead(label: VersionLabel, configVersion: string): boolean {
  const {configVersion: own, hasPipelines} = versionsByLabel[label];
  if (isAlpha(configVersion)) return !hasPipelines;
  const index = configVersions.indexOf(configVersion);
  return index >= configVersions.indexOf(own);
}

/** Whether a path in a config, such as `hooks[0].when`, matches one with `[]` and `*`. */
export function matchesPath(path: string, pattern: string): boolean {
  const source = escapeRegExp(pattern)
    .replaceAll('\\[\\]', '\\[\\d+\\]')
    .replaceAll('\\*', '[^.]+');
  return new RegExp(`^${source}$`).test(path);
}

/** Whether later versions accept a field in files with a format: `pullSecrets` in `v1beta9`. */
export function isLaterField(configVersion: string, path: string): boolean {
  const {later = {}} = formats.get(configVersion) ?? {};
  return Object.keys(later).some((field) => matchesPath(path, field));
}

/** A missing field that DevSpace still requires after the conversion. */
const STILL_REQUIRED: ReadonlyArray<readonly [path: RegExp, field: string]> = [
  [/^commands\[\d+\]$/, '`command`'],
  [/^deployments\[\d+\]$/, '`kubectl`'],
  [/^deployments\[\d+\]\.kubectl$/, '`manifests`'],
  [/^hooks\[\d+\]$/, '`events`'],
  [/^hooks\[\d+\]$/, '`when`'],
  [/^images\.[^.]+$/, '`image`'],
  [/^pullSecrets\[\d+\]$/, '`registry`'],
];

/**
 * Whether a problem also stops a later version, which checks the names and types of fields before the
 * conversion, and everything else only in the result.
 */
function isFatal({keyword, path, message, severity}: ConfigProblem): boolean {
  if (keyword === 'additionalProperties') return true;
  if (keyword === 'type') return severity === 'warning' || !message.includes('found nothing');
  return (
    ['anyOf', 'required'].includes(keyword) &&
    STILL_REQUIRED.some(([pattern, field]) => pattern.test(path) && message.includes(field))
  );
}

/** The schema of a format, without what later versions add to it. */
function schemaOf(configVersion: string, all: ConfigFormats): Schema {
  const {base, ...delta} = formats.get(configVersion) ?? {};
  if (base !== undefined) return deriveSchema(schemaOf(base, all), configVersion, delta);
  return all(homeOf(configVersion) ?? latestVersion.label).schema;
}

/** What a version that converts a format accepts and requires in it. */
function convertedDelta({configVersion, tree}: ConfigFormat, target: VersionLabel): Delta {
  return {
    fields: {
      ...formats.get(configVersion)?.later,
      // 6.x added `name` to all formats.
      ...(versionsByLabel[target].hasPipelines && {name: 'string'}),
    },
    // It becomes `events`, which must not be empty.
    required: tree.byPath.has('hooks[].when') ? ['hooks[].when'] : [],
  };
}

function convertedFormat(own: ConfigFormat, target: VersionLabel): ConfigFormat {
  const {expression = {}} = own.all(latestVersion.label).schema.definitions ?? {};
  const converted = convertibleSchema(own.schema, expression);
  const schema = deriveSchema(converted, own.configVersion, convertedDelta(own, target));
  const {validate, validateAt} = createConfigValidator(schema, booleanWordsOf(target));
  return {
    ...own,
    schema,
    tree: createFieldTree(schema),
    validator: {
      validate: (value, options) => validate(value, options).filter(isFatal),
      validateAt: (pointer, value) => validateAt(pointer, value).filter(isFatal),
    },
  };
}

const cacheOf = memoize((_: ConfigFormats) => new Map<string, ConfigFormat>());

/**
 * The format of a file.
 *
 * @param target - The version of DevSpace that loads the file.
 * @returns Undefined if there is no description of the format.
 */
export function findFormat(
  configVersion: string,
  target: VersionLabel,
  all: ConfigFormats,
): ConfigFormat | undefined {
  const home = homeOf(configVersion);
  if (home === undefined) return undefined;
  const cache = cacheOf(all);
  const key = `${configVersion} ${target}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const schema = schemaOf(configVersion, all);
  const isDocumented = schema === all(home).schema;
  const own: ConfigFormat = isDocumented
    ? all(home)
    : {
        ...all(home),
        configVersion,
        schema,
        tree: createFieldTree(schema),
        validator: createConfigValidator(schema, booleanWordsOf(home)),
      };
  const format = target === home ? own : convertedFormat(own, target);
  cache.set(key, format);
  return format;
}
