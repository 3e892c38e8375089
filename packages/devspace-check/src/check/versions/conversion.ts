/** What happens to fields when a version of DevSpace converts a config, from `schema/conversion.json`. */
import {latestVersion, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import data from '../../../../../schema/conversion.json' with {type: 'json'};
import {toHint} from '../fixes.ts';
import {
  asMap,
  entriesAt,
  isYamlMap,
  valueAt,
  type Diagnostic,
  type Entry,
  type Segments,
  type YamlDocument,
} from '../yaml/yaml.ts';
import {configVersions, matchesPath} from './formats.ts';
import {migrations} from './migrations.ts';

/** What the conversion does with a field. */
export interface Conversion {
  readonly path: string;
  /** The newest format with this field. Newer formats have another one. */
  readonly format: string;
  /** The oldest format in which this applies. */
  readonly since?: string;
  /** The versions in which this applies. Default: all that convert the format. */
  readonly onlyIn?: readonly string[];
  /** The setting has no effect. */
  readonly isLost?: boolean;
  /** The setting causes an error later. */
  readonly isBroken?: boolean;
  /** What DevSpace does instead of keeping the field, as a clause with a verb. Markdown. */
  readonly result?: string;
  /** What DevSpace prints. */
  readonly message?: string;
  /** What to do. Markdown, with links relative to docs/guides/. */
  readonly advice?: string;
}

const conversions: readonly Conversion[] = data;

/** Whether a format is as old as another one, or older. */
function isUpTo(configVersion: string, newest: string): boolean {
  return configVersions.indexOf(configVersion) >= configVersions.indexOf(newest);
}

function applies(
  {format, since, onlyIn}: Conversion,
  configVersion: string,
  target: VersionLabel,
): boolean {
  if (onlyIn && !onlyIn.includes(target)) return false;
  return (
    isUpTo(configVersion, format) &&
    (since === undefined || isUpTo(since, configVersion)) &&
    !isUpTo(versionsByLabel[target].configVersion, format)
  );
}

/** What a version does with the fields of an older format, except for moving them as in `schema/changes`. */
export function findConversions(configVersion: string, target: VersionLabel): Conversion[] {
  return conversions.filter((conversion) => applies(conversion, configVersion, target));
}

/** What to write instead of a field that only older formats have, as an imperative. */
export function findReplacement(configVersion: string, path: string): string | undefined {
  const found = conversions.find(
    ({format, path: pattern}) => !isUpTo(configVersion, format) && matchesPath(path, pattern),
  );
  const [, replacement] = /^writes (.*)$/.exec(found?.result ?? '') ?? [];
  return replacement === undefined ? undefined : `write ${replacement}`;
}

/** Whether a value is the same as none. */
function isUnset(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isYamlMap(value)) return Object.values(value).every(isUnset);
  return value === null || value === undefined || value === false || value === '';
}

/** The paths of the values that match a path with `[]` and `*`. */
function findMatches(value: unknown, path: string): Segments[] {
  const [, part = '', rest = ''] = /^(\[\]|[^.[]+)\.?(.*)$/.exec(path) ?? [];
  if (part === '') return [[]];
  const isMatch = ({key}: Entry): boolean =>
    typeof key === 'number' ? part === '[]' : part === '*' || key === part;
  return entriesAt(value, [])
    .filter((entry) => isMatch(entry) && !(rest === '' && isUnset(entry.value)))
    .flatMap(({key, value: inside}) => findMatches(inside, rest).map((found) => [key, ...found]));
}

/** Finds parts of `dev` with two selectors, which become one dev entry. */
function findTwoSelectors(document: YamlDocument): Diagnostic[] {
  return ['dev.sync[]', 'dev.ports[]'].flatMap((path) =>
    findMatches(document.value, path).flatMap((at): Diagnostic[] => {
      const {imageName, imageSelector, labelSelector} = asMap(valueAt(document.value, at));
      const name = isUnset(imageSelector) ? 'imageName' : 'imageSelector';
      if (isUnset(imageSelector) && isUnset(imageName)) return [];
      if (isUnset(labelSelector)) return [];
      const message = `DevSpace rejects the converted config, because \`${name}\` is also set`;
      return [document.reportKey([...at, 'labelSelector'], message, 'remove one of them')];
    }),
  );
}

/** Describes what a version of DevSpace changes and ignores in a file with an older format. */
export function checkConversion(
  document: YamlDocument,
  configVersion: string,
  target: VersionLabel,
): Diagnostic[] {
  const found = findConversions(configVersion, target).flatMap((conversion) => {
    const {path, isLost = false, isBroken = false, result = '', message, advice} = conversion;
    const note = message === undefined ? 'without a message' : 'and prints a warning';
    const severity = isLost || isBroken ? 'warning' : 'info';
    const hint = advice === undefined ? 'not needed' : toHint(advice);
    return findMatches(document.value, path).map((segments) => {
      const name = segments.findLast((segment) => typeof segment === 'string');
      const what = isLost ? `ignores \`${name}\` ${note}` : result;
      return document.reportKey(segments, `DevSpace ${target} ${what}`, hint, {severity});
    });
  });
  if (target !== latestVersion.label) return found;
  const config = asMap(document.value);
  return [
    ...migrations
      .filter(({section}) => section !== 'version' && section in config)
      .map(({section, becomes}) =>
        document.reportKey([section], `becomes ${becomes}`, 'not needed', {severity: 'info'}),
      ),
    ...found,
    ...findTwoSelectors(document),
  ];
}
