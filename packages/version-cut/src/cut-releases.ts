/** Starts the data about the releases of a new version. Pure. */
import {parse, stringify} from 'yaml';
import type {ErrorPageData, ReleasesData} from '@devspace-docs/reference';

/** The anchor of the table with the included versions, on the page with the release notes. */
const INCLUDED = 'included';
/** The anchor of the known limits, on the page with problems. */
const LIMITS = 'limits';

/** What a new version starts with, until someone compares it with its release. */
export interface Start {
  /** The part of the file with the limits. Empty without limits. */
  readonly limits: string;
  readonly ids: ReadonlySet<string>;
  /** Ids of the limits by page: its path in the docs folder, without the extension. */
  readonly byPage: ReadonlyMap<string, readonly string[]>;
  /** The included programs and images of the last release. */
  readonly includes: Readonly<Record<string, string>>;
}

/** @param yaml - `schema/releases/VERSION.yaml` of the previous version. */
export function readStart(yaml: string): Start {
  const [text = ''] = /^limits:\n(?: .*\n|\n)*/m.exec(yaml) ?? [];
  const {releases, limits = []} = parse(yaml) as ReleasesData;
  const byPage = new Map<string, readonly string[]>();
  for (const {id, page} of limits) {
    const [name = ''] = page?.split('#') ?? [];
    byPage.set(name, [...(byPage.get(name) ?? []), id]);
  }
  const includes = Object.assign(
    {},
    ...releases.map((release) => release.includes).reverse(),
  ) as Start['includes'];
  return {limits: text, ids: new Set(limits.map(({id}) => id)), byPage, includes};
}

/** The releases of the new version `to`: only the first one, without changes. */
export function startReleases(to: string, {limits, includes}: Start): string {
  const list =
    Object.keys(includes).length === 0
      ? ''
      : stringify({includes}).replace(/^/gm, '    ').trimEnd() + '\n';
  return `# yaml-language-server: $schema=./releases.schema.json
releases:
  - release: ${to.replace(/x$/, '0.0')}
${list}${limits}`;
}

/** Makes links to releases that only the previous version, `from`, has lead there. */
export function keepReleaseLinks(text: string, from: string, {ids, includes}: Start): string {
  const kept = new Set([...ids, LIMITS, ...(Object.keys(includes).length > 0 ? [INCLUDED] : [])]);
  return text.replaceAll(
    /\]\((?:[./]*)releases\/(index|upgrade-fixes)\.mdx#([\w-]+)\)/g,
    (link, name: string, anchor: string) => {
      if (kept.has(anchor)) return link;
      return `](/${from}/releases${name === 'index' ? '' : `/${name}`}#${anchor})`;
    },
  );
}

/** The ids of problems by the id of the error that names them in `fixedIn`. */
export function readFixedErrors(yaml: string): ReadonlyMap<string, string> {
  const {sections} = parse(yaml) as ErrorPageData;
  return new Map(
    sections.flatMap(({errors}) =>
      errors.flatMap(({id, fixedIn}) => (fixedIn === undefined ? [] : [[id, fixedIn] as const])),
    ),
  );
}

const FIXED_IN = /^ *<FixedIn id="([^"]*)" \/>\n\n?/gm;
const LIST = '<FixedProblems />';
/** A heading with only the list below it. */
const SECTION = new RegExp(`^#+ .*\n\n${LIST}\n\n?`, 'm');

/**
 * Removes problems from a page that only releases of the previous version have.
 *
 * @param page - Path from the docs folder, without the extension.
 * @param fixedErrors - The problems of errors that pages show: see `readFixedErrors`.
 */
export function removeFixes(
  mdx: string,
  page: string,
  start: Start,
  fixedErrors: ReadonlyMap<string, string>,
): string {
  const shown = [
    ...[...mdx.matchAll(FIXED_IN)].map(([, id = '']) => id),
    ...[...mdx.matchAll(/<Error id="([^"]*)"/g)].map(([, id = '']) => fixedErrors.get(id)),
  ];
  const kept = mdx.replace(FIXED_IN, (line, id: string) => (start.ids.has(id) ? line : ''));
  const ofPage = [page, page.replace(/\/index$/, '')].flatMap(
    (name) => start.byPage.get(name) ?? [],
  );
  if (ofPage.some((id) => !shown.includes(id))) return kept;
  return kept.replace(SECTION, '').replace(`${LIST}\n`, '').trimEnd() + '\n';
}

/** Removes the releases that fix the problem of an error of the catalog. */
export function removeFixedIn(yaml: string, {ids}: Start): string {
  return yaml.replace(/^ *fixedIn: (\S+)\n/gm, (line, id: string) => (ids.has(id) ? line : ''));
}
