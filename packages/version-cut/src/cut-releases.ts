/** Starts the data about the releases of a new version. Pure. */
import {parse} from 'yaml';
import type {ReleasesData} from '@devspace-docs/reference';

/** The limits of the previous version, which the new one starts with. */
export interface Limits {
  /** The part of the file with the limits. Empty without limits. */
  readonly text: string;
  readonly ids: ReadonlySet<string>;
  /** Ids by page: its path in the docs folder, without the extension. */
  readonly byPage: ReadonlyMap<string, readonly string[]>;
}

/** @param yaml - `schema/releases/VERSION.yaml`. */
export function readLimits(yaml: string): Limits {
  const [text = ''] = /^limits:\n(?: .*\n|\n)*/m.exec(yaml) ?? [];
  const {limits = []} = parse(text || '{}') as Partial<ReleasesData>;
  const byPage = new Map<string, readonly string[]>();
  for (const {id, page} of limits) {
    const [name = ''] = page?.split('#') ?? [];
    byPage.set(name, [...(byPage.get(name) ?? []), id]);
  }
  return {text, ids: new Set(limits.map(({id}) => id)), byPage};
}

/**
 * The releases of a new version: only the first one, without changes. The limits of the previous version
 * still exist until someone checks them.
 *
 * @param to - Label of the new version.
 */
export function startReleases(to: string, {text}: Limits): string {
  return `# yaml-language-server: $schema=./releases.schema.json
releases:
  - release: ${to.replace(/x$/, '0.0')}
${text}`;
}

const FIXED_IN = /^ *<FixedIn id="([^"]*)" \/>\n\n?/gm;
const LIST = '<FixedProblems />';
/** A heading with only the list below it. */
const SECTION = new RegExp(`^#+ .*\n\n${LIST}\n\n?`, 'm');

/**
 * Removes problems from a page that only releases of the previous version have.
 *
 * @param page - Path from the docs folder, without the extension.
 */
export function removeFixes(mdx: string, page: string, limits: Limits): string {
  const shown = [...mdx.matchAll(FIXED_IN)].map(([, id = '']) => id);
  const kept = mdx.replace(FIXED_IN, (line, id: string) => (limits.ids.has(id) ? line : ''));
  const ofPage = [page, page.replace(/\/index$/, '')].flatMap(
    (name) => limits.byPage.get(name) ?? [],
  );
  if (ofPage.some((id) => !shown.includes(id))) return kept;
  return kept.replace(SECTION, '').replace(`${LIST}\n`, '').trimEnd() + '\n';
}

/** Removes the releases that fix the problem of an error of the catalog. */
export function removeFixedIn(yaml: string, {ids}: Limits): string {
  return yaml.replace(/^ *fixedIn: (\S+)\n/gm, (line, id: string) => (ids.has(id) ? line : ''));
}
