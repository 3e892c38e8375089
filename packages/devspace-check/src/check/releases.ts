/** Finds what a release of DevSpace doesn't have yet. */
import {
  compareNumbers as compare,
  readReleaseNumbers as readNumbers,
  type ReleaseNumbers,
  type VersionLabel,
} from '@devspace-docs/versions';
import {findScripts} from './config-scripts.ts';
import {functionsOf} from './functions.ts';
import type {Release} from './known-releases.ts';
import type {ConfigValue} from './schema/field-tree.ts';
import type {ConfigFormat} from './schemas.ts';
import {
  asList,
  asMap,
  isYamlMap,
  valueAt,
  type Diagnostic,
  type Segments,
  type YamlDocument,
} from './yaml.ts';

const LOWER_LIMIT = /^(?:>=?|==?|\^|~>?)?v?(\d+\.\d+(?:\.\d+)?)(?:\.[x*])?$/;

/** The lowest release that a constraint such as `>= 6.1.0, < 7` allows; undefined if that isn't obvious. */
export function lowestRelease(constraint: string): string | undefined {
  if (constraint.includes('||')) return undefined;
  const parts = constraint.replace(/([<>=!~^]) +/g, '$1').split(/[ ,]+/);
  const limits = parts
    .map((part) => readNumbers(LOWER_LIMIT.exec(part)?.[1] ?? ''))
    .filter((numbers) => numbers !== undefined);
  return limits.sort(compare).at(-1)?.join('.');
}

interface Use {
  readonly segments: Segments;
  readonly what: string;
  readonly since: string;
}

/** Finds the fields of a config that came after the first release of its version. */
function findNewFields(value: unknown, schema: ConfigValue | undefined, at: Segments): Use[] {
  if (!schema) return [];
  const items = asList(value).flatMap((item, index) =>
    findNewFields(item, schema.items, [...at, index]),
  );
  const fields = Object.entries(asMap(value)).flatMap(([key, inside]): Use[] => {
    const segments = [...at, key];
    const field = schema.fields.get(key);
    if (field?.since !== undefined)
      return [{segments, what: `the field \`${key}\``, since: field.since}];
    return findNewFields(inside, field?.value ?? schema.entries, segments);
  });
  return [...items, ...fields];
}

/** The config, and the parts of it in profiles. */
function findConfigs(document: YamlDocument): ReadonlyArray<readonly [unknown, Segments]> {
  const profiles = asList(asMap(document.value).profiles).flatMap((profile, index) =>
    ['merge', 'replace', 'strategicMerge'].map(
      (part) => [asMap(profile)[part], ['profiles', index, part]] as const,
    ),
  );
  return [[document.value, []], ...profiles];
}

/** Finds the functions in scripts that came after the first release of the version. */
function findNewFunctions(document: YamlDocument, version: VersionLabel): Use[] {
  const functions = functionsOf(version);
  return findScripts(asMap(document.value), version).flatMap(({segments, script}) => {
    const names = new Set(script.commands.map(({name}) => name.text));
    return [...names].flatMap((name): Use[] => {
      const since = functions.find(name)?.since;
      return since === undefined ? [] : [{segments, what: `the function \`${name}\``, since}];
    });
  });
}

function isNewer(name: string, than: ReleaseNumbers): boolean {
  const numbers = readNumbers(name);
  return numbers !== undefined && compare(numbers, than) > 0;
}

const REQUIRED = ['require', 'devspace'];

/**
 * Finds fields and functions that a release doesn't have.
 *
 * @param release - The release to check for. Default: the lowest one that `require.devspace` allows, for which
 *   the problems are warnings.
 */
export function checkReleases(
  document: YamlDocument,
  {tree, version}: ConfigFormat,
  release?: Release,
): Diagnostic[] {
  const {value} = document;
  if (!isYamlMap(value)) return [];
  const required = valueAt(value, REQUIRED);
  const constraint = typeof required === 'number' ? String(required) : required;
  const exact =
    typeof constraint === 'string'
      ? /^\s*=?\s*v?(\d+(?:\.\d+)?)\s*$/.exec(constraint)?.[1]
      : undefined;
  if (exact !== undefined) {
    const location = document.locateValue(REQUIRED);
    const all = exact.includes('.') ? `${exact}.0` : `${exact}.0.0`;
    return [
      {
        segments: REQUIRED,
        location,
        message: `\`${String(required)}\` requires exactly DevSpace ${all}, so all other releases reject the config`,
        hint: `write \`'>= ${exact}'\``,
        fix: {location, newText: `'>= ${exact}'`},
      },
    ];
  }
  const lowest = typeof constraint === 'string' ? lowestRelease(constraint) : undefined;
  if (release && lowest !== undefined && isNewer(lowest, release.numbers)) {
    return [
      {
        segments: REQUIRED,
        location: document.locateValue(REQUIRED),
        message: `the config requires DevSpace ${lowest}, and ${release.name} is older`,
        hint: `use DevSpace ${lowest} or later`,
      },
    ];
  }
  const numbers = release?.numbers ?? (lowest === undefined ? undefined : readNumbers(lowest));
  if (!numbers) return [];
  const uses = [
    ...findConfigs(document).flatMap(([part, at]) => findNewFields(part, tree.config, at)),
    ...findNewFunctions(document, version),
  ];
  return uses
    .filter(({since}) => isNewer(since, numbers))
    .map(({segments, what, since}): Diagnostic => {
      const location = document.locateKey(segments);
      if (release) {
        const message = `DevSpace ${release.name} doesn't have ${what}, which was added in ${since}`;
        return {segments, location, message, hint: `use DevSpace ${since} or later`};
      }
      return {
        segments,
        location,
        message: `\`require.devspace\` allows ${lowest}, which doesn't have ${what}`,
        hint: `require \`>= ${since}\``,
        severity: 'warning',
      };
    });
}
