/** Finds what a release of DevSpace doesn't have yet. */
import {
  compareNumbers as compare,
  readReleaseNumbers as readNumbers,
  type ReleaseNumbers,
  versions,
  type VersionLabel,
  versionsByLabel,
} from '@devspace-docs/versions';
import type {ConfigFile} from '../config/config-file.ts';
import {functionsOf} from '../scripts/functions.ts';
import type {ConfigValue} from '../schema/field-tree.ts';
import {
  entriesAt,
  valueAt,
  type Diagnostic,
  type Segments,
  type YamlDocument,
} from '../yaml/yaml.ts';
import {releasesOf, type Release} from './known-releases.ts';

/** An operator and a version, which can omit the minor and patch numbers: `~> 6.3`. */
const LIMIT = /^\s*(=|!=|>|<|>=|<=|~>)?\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?\s*$/;

interface Limit {
  readonly operator: string;
  readonly numbers: ReleaseNumbers;
  /** How many of the numbers it specifies. */
  readonly precision: number;
}

/** The parts of a constraint such as `>= 6.1.0, < 7`; undefined for an expression or an invalid one. */
function readConstraint(constraint: string): Limit[] | undefined {
  const parts = constraint.split(',').map((part) => LIMIT.exec(part));
  if (parts.includes(null)) return undefined;
  return parts.map((part) => {
    const [, operator = '=', ...found] = part ?? [];
    const given = found.filter((text: string | undefined) => text !== undefined).map(Number);
    const [major = 0, minor = 0, patch = 0] = given;
    return {operator, numbers: [major, minor, patch], precision: given.length};
  });
}

function meetsLimit(release: ReleaseNumbers, {operator, numbers, precision}: Limit): boolean {
  const order = compare(release, numbers);
  if (operator === '~>')
    return order >= 0 && numbers.slice(0, precision - 1).every((part, at) => part === release[at]);
  if (operator === '!=') return order !== 0;
  return order === 0 ? operator.includes('=') : operator.startsWith(order > 0 ? '>' : '<');
}

/** The known releases that meet a constraint, newest first; undefined if only DevSpace can evaluate it. */
function releasesThatMeet(constraint: string, releases: readonly string[]): string[] | undefined {
  const limits = readConstraint(constraint);
  return (
    limits &&
    releases.filter((name) => {
      const numbers = readNumbers(name);
      return numbers && limits.every((limit) => meetsLimit(numbers, limit));
    })
  );
}

/** Whether no known release of a version meets a constraint. */
export function excludesAll(constraint: string, version: VersionLabel): boolean {
  return releasesThatMeet(constraint, releasesOf(version))?.length === 0;
}

/** The lowest known release that a constraint allows, if it has a lower limit. */
export function lowestRelease(constraint: string, version: VersionLabel): string | undefined {
  const hasLimit = readConstraint(constraint)?.some(({operator}) => !/^(?:<|!)/.test(operator));
  return hasLimit === true ? releasesThatMeet(constraint, releasesOf(version))?.at(-1) : undefined;
}

interface Use {
  readonly segments: Segments;
  readonly what: string;
  readonly since: string;
}

/** Finds the fields of a config that came after the first release of its version. */
function findNewFields(value: unknown, schema: ConfigValue | undefined, at: Segments): Use[] {
  if (!schema) return [];
  return entriesAt(value, []).flatMap(({key, value: inside}): Use[] => {
    const segments = [...at, key];
    if (typeof key === 'number') return findNewFields(inside, schema.items, segments);
    const field = schema.fields.get(key);
    if (field?.since !== undefined)
      return [{segments, what: `the field \`${key}\``, since: field.since}];
    return findNewFields(inside, field?.value ?? schema.entries, segments);
  });
}

function findConfigs({value, config}: ConfigFile): ReadonlyArray<readonly [unknown, Segments]> {
  const profiles = entriesAt(config, ['profiles']).flatMap(({map, at}) =>
    ['merge', 'replace', 'strategicMerge'].map((part) => [map[part], [...at, part]] as const),
  );
  return [[value, []], ...profiles];
}

/** Finds the functions in scripts that came after the first release of the version. */
function findNewFunctions({scripts, format}: ConfigFile): Use[] {
  const functions = functionsOf(format.version);
  return scripts.flatMap(({segments, script}) => {
    const names = new Set(script.commands.map(({name}) => name.text));
    return [...names].flatMap((name): Use[] => {
      const since = functions.find(name)?.since;
      return since === undefined ? [] : [{segments, what: `the function \`${name}\``, since}];
    });
  });
}

function isNewer(name: string, than: ReleaseNumbers | undefined): boolean {
  const numbers = readNumbers(name);
  return numbers !== undefined && than !== undefined && compare(numbers, than) > 0;
}

const REQUIRED = ['require', 'devspace'];

/** Explains a constraint that allows only one release, because it has no operator. */
function explainExact(document: YamlDocument, required: unknown): Diagnostic | undefined {
  const [, exact] = /^\s*=?\s*v?(\d+(?:\.\d+)?)\s*$/.exec(String(required)) ?? [];
  if (exact === undefined) return undefined;
  const all = exact.includes('.') ? `${exact}.0` : `${exact}.0.0`;
  const newText = `'>= ${exact}'`;
  const message = `\`${String(required)}\` requires exactly DevSpace ${all}, so all other releases reject the config`;
  const fix = {location: document.locateValue(REQUIRED), newText};
  return document.report(REQUIRED, message, `write \`${newText}\``, {fix});
}

/** Explains that the selected release, or each release that can load the config, rejects it. */
function explainUnmet(
  document: YamlDocument,
  constraint: string,
  version: VersionLabel,
  target: Release | undefined,
  selected: VersionLabel | undefined,
): Diagnostic | undefined {
  const all = loadingReleases(version, selected);
  const met = releasesThatMeet(constraint, target ? [target.name] : all);
  if (met === undefined || met.length > 0) return undefined;
  const [example] = releasesThatMeet(constraint, all) ?? [];
  if (target && example !== undefined) {
    const message = `the config requires DevSpace \`${constraint}\`, which ${target.name} doesn't meet`;
    return document.report(REQUIRED, message, `use another release, such as ${example}`);
  }
  const [newest = ''] = all;
  const major = readNumbers(newest)?.[0];
  // A later release of this version may meet it.
  const isLater = readConstraint(constraint)?.some(
    ({numbers}) => numbers[0] === major && isNewer(numbers.join('.'), readNumbers(newest)),
  );
  if (isLater === true) {
    const message = `\`${constraint}\` excludes all releases up to ${newest}, the newest one that this check knows`;
    return document.report(REQUIRED, message, 'check that the release exists', {
      severity: 'warning',
    });
  }
  const message = `no release of DevSpace ${selected ?? 'that can read this config'} meets \`${constraint}\``;
  const hint = `write a constraint that ${newest} meets, such as \`>= ${newest}\``;
  return document.report(REQUIRED, message, hint);
}

/** The known releases that read a version's configs, newest first: all later ones, and all of the same format. */
function loadingReleases(version: VersionLabel, selected?: VersionLabel): readonly string[] {
  if (selected) return releasesOf(selected);
  const {configVersion} = versionsByLabel[version];
  return versions
    .slice(0, versions.findLastIndex((other) => other.configVersion === configVersion) + 1)
    .flatMap(({label}) => releasesOf(label));
}

/**
 * Finds fields and functions that a release doesn't have, and requirements that no release meets.
 *
 * @param release - The release to check for. Default: the lowest one that `require.devspace` allows, for which
 *   the problems are warnings.
 * @param selected - The version whose releases must load the config. Default: all that can.
 */
export function checkReleases(
  file: ConfigFile,
  release?: Release,
  selected?: VersionLabel,
): Diagnostic[] {
  const {document, value} = file;
  const {tree, version} = file.format;
  const required = valueAt(value, REQUIRED);
  const constraint = typeof required === 'number' ? String(required) : required;
  const hasConstraint = typeof constraint === 'string' && constraint !== '';
  const problem = hasConstraint
    ? (explainExact(document, required) ??
      explainUnmet(document, constraint, version, release, selected))
    : undefined;
  if (problem) return [problem];
  const lowest = hasConstraint ? lowestRelease(constraint, version) : undefined;
  const numbers = release?.numbers ?? readNumbers(lowest ?? '');
  if (!numbers) return [];
  const uses = [
    ...findConfigs(file).flatMap(([part, at]) => findNewFields(part, tree.config, at)),
    ...findNewFunctions(file),
  ];
  return uses
    .filter(({since}) => isNewer(since, numbers))
    .map(({segments, what, since}) => {
      if (release) {
        const message = `DevSpace ${release.name} doesn't have ${what}, which was added in ${since}`;
        return document.reportKey(segments, message, `use DevSpace ${since} or later`);
      }
      const message = `\`require.devspace\` allows ${lowest}, which doesn't have ${what}`;
      const hint = `require \`>= ${since}\``;
      return document.reportKey(segments, message, hint, {severity: 'warning'});
    });
}
