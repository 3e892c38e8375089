/** How DevSpace reads YAML: 6.x with Go's package gopkg.in/yaml.v3, and older versions with gopkg.in/yaml.v2. */
import {
  isScalar,
  Scalar,
  type DocumentOptions,
  type ParseOptions,
  type ScalarTag,
  type SchemaOptions,
  type Tags,
} from 'yaml';
import {latestVersion, versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {findConfigVersion} from '../versions/config-version.ts';

/** `plain` is YAML 1.2, for other files than configs. */
export type Dialect = 'plain' | 'yaml.v2' | 'yaml.v3';

/** The dialect of a config, by its version or the line `version` in its text. */
export function dialectOf(text: string, version?: VersionLabel): Dialect {
  if (version !== undefined) return versionsByLabel[version].yamlParser;
  // Formats without a schema, such as `v1beta10`, have the parser of the most similar one.
  const configVersion = findConfigVersion(text) ?? latestVersion.configVersion;
  const [family = configVersion] = /^v\d+(?:alpha|beta)?/.exec(configVersion) ?? [];
  const similar = versions.find((version) => version.configVersion.startsWith(family));
  return (similar ?? latestVersion).yamlParser;
}

const BOOLEAN_WORDS = 'y Y yes Yes YES on On ON n N no No NO off Off OFF'.split(' ');

/** Strings that yaml.v3 converts in boolean fields. For yaml.v2, they aren't strings. */
export function booleanWordsOf(version: VersionLabel): readonly string[] {
  return versionsByLabel[version].yamlParser === 'yaml.v3' ? BOOLEAN_WORDS : [];
}

function parseInteger(text: string): unknown {
  const [, sign = '', digits = ''] = /^([-+]?)(.*)$/.exec(text.replaceAll('_', '')) ?? [];
  // `0644` is octal, as is `0o644`.
  const value = Number(digits.replace(/^0[oO]?(?=[0-7]+$)/, '0o'));
  if (Number.isNaN(value)) return text;
  return sign === '-' && value !== 0 ? -value : value;
}

/** A base prefix or a leading zero is part of Go's integers, and `_` can be in all numbers. */
const integer: ScalarTag = {
  identify: (value) => typeof value === 'number',
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?(?:0[bB][01_]+|0[oO]?[0-7_]+|0[xX][\da-fA-F_]+|0|[1-9][\d_]*)$/,
  resolve: parseInteger,
};

const float: ScalarTag = {
  identify: (value) => typeof value === 'number',
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^(?:[-+]?(?:\.\d+|\d[\d_]*(?:\.[\d_]*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
  resolve(text) {
    if (/n$/i.test(text)) return NaN;
    if (/f$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
    const value = Number(text.replaceAll('_', ''));
    return Number.isFinite(value) ? value : text;
  },
};

const TIMESTAMP =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:([Tt ])(\d\d?):(\d\d?):(\d\d?)(\.\d+)?(Z|[-+]\d\d:\d\d)?)?$/;

/** Formats a timestamp like Go; undefined for other strings, such as dates that don't exist. */
function formatTimestamp(text: string): string | undefined {
  const [, year = '', month = '', day = '', separator, ...time] = TIMESTAMP.exec(text) ?? [];
  const [hour = '0', minute = '0', second = '0', fraction = '', zone] = time;
  const hasZone = separator !== undefined && separator !== ' ';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
    return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (hasZone !== (zone !== undefined)) return undefined;
  const [mm, dd, h, m, s] = [month, day, hour, minute, second].map((part) => part.padStart(2, '0'));
  const offset = (zone ?? 'Z').replace(/^[-+]00:00$/, 'Z');
  return `${year}-${mm}-${dd}T${h}:${m}:${s}${fraction.replace(/\.?0+$/, '')}${offset}`;
}

/** DevSpace writes the config to text and reads it again, which keeps the timestamp, not the original text. */
const timestamp: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: TIMESTAMP,
  resolve: (text) => formatTimestamp(text) ?? text,
};

/** The timestamp that DevSpace converts a scalar to; undefined if it doesn't change the text. */
export function readTimestamp({tag, type, value, source}: Scalar): string | undefined {
  return tag === undefined && type === Scalar.PLAIN && typeof value === 'string' && value !== source
    ? value
    : undefined;
}

/** Go's parsers decode binary data to a string. */
const binary: ScalarTag = {
  tag: 'tag:yaml.org,2002:binary',
  resolve: (text) =>
    new TextDecoder().decode(Uint8Array.from(atob(text), (part) => part.charCodeAt(0))),
};

function goTags(own: readonly ScalarTag[]): (tags: Tags) => Tags {
  const replaced = new Set([integer, float, timestamp, binary].map(({tag}) => tag));
  return (tags) => [
    ...own,
    ...tags.filter((tag) => typeof tag === 'string' || !replaced.has(tag.tag)),
  ];
}

/** What is equal for equal keys: yaml.v3 compares their text. */
export function identityOf(key: unknown, dialect: Dialect): unknown {
  if (!isScalar(key)) return key;
  return dialect === 'yaml.v3' ? key.source : key.value;
}

/** The options of the parser. */
export function parserOptions(dialect: Dialect): DocumentOptions & ParseOptions & SchemaOptions {
  // The parser would compare each key with all others of its map.
  const options = {prettyErrors: false, logLevel: 'silent', uniqueKeys: false} as const;
  if (dialect === 'plain') return options;
  // With `schema`, the directive `%YAML` doesn't select another one.
  const isV3 = dialect === 'yaml.v3';
  return {
    ...options,
    merge: true,
    schema: isV3 ? 'core' : 'yaml-1.1',
    // In yaml.v2, dates are strings.
    customTags: goTags(isV3 ? [integer, float, timestamp, binary] : [integer, float, binary]),
  };
}
