/** Writes problems that an upgrade fixes as Markdown, for the pages of the features. */
import {pagePath, readReleaseNumbers, versions, type VersionLabel} from '@devspace-docs/versions';
import {present} from '../commands/text.ts';
import {linkTo, localize} from '../markdown-links.ts';
import {COMING, describeRange, FIXES_PAGE, KNOWN_PAGE, NOTES_PAGE, releaseAnchor} from './texts.ts';
import type {ReleaseProblem} from './types.ts';

/** The version that a release belongs to. */
export function versionOf(release: string): VersionLabel | undefined {
  const [major] = readReleaseNumbers(release) ?? [];
  return versions.find(({label}) => label === `${major}.x`)?.label;
}

/** A link to the notes of a release from a page of the docs, also to those of another version. */
export function linkToRelease(release: string, from: string, problem: ReleaseProblem): string {
  const version = versionOf(release) ?? problem.version;
  const anchor = problem.isReleased ? releaseAnchor(release) : COMING;
  if (version === problem.version) return linkTo(`${NOTES_PAGE}#${anchor}`, from);
  return `/${pagePath({version, page: 'releases'})}#${anchor}`;
}

export function linkToEntry({entry, fixedIn}: ReleaseProblem, from: string): string {
  return linkTo(`${fixedIn === undefined ? KNOWN_PAGE : FIXES_PAGE}#${entry.id}`, from);
}

/** Follows the name of a release that is announced. */
export const NOT_RELEASED = ", which isn't released yet";

function describe(problem: ReleaseProblem, from: string): string {
  return `**${describeRange(problem)}:** ${localize(problem.entry.text, from)}`;
}

/**
 * Renders a problem in one line, for the page `from`. It ends with a link to the release that fixes it, or,
 * if there is none, with the workaround and a link to the entry.
 */
export function renderFixedIn(problem: ReleaseProblem, from: string): string {
  const {entry, fixedIn, isReleased, last} = problem;
  const text = describe(problem, from);
  if (fixedIn !== undefined) {
    const link = `[Fixed in ${fixedIn}](${linkToRelease(fixedIn, from, problem)})`;
    return `${text} ${link}${isReleased ? '' : NOT_RELEASED}.`;
  }
  const workaround = entry.workaround && localize(entry.workaround, from);
  const link = `[Not fixed in ${last}](${linkToEntry(problem, from)}).`;
  return present(text, workaround, link).join(' ');
}

/** Renders problems as a list, for the page `from`. Each item links to its entry. */
export function renderFixedProblems(problems: readonly ReleaseProblem[], from: string): string {
  return problems
    .map((problem) => {
      const {fixedIn, last} = problem;
      const state = fixedIn === undefined ? `Not fixed in ${last}` : `Fixed in ${fixedIn}`;
      return `- ${describe(problem, from)} [${state}](${linkToEntry(problem, from)}).`;
    })
    .join('\n');
}

/** The problems of a page: `page` of their entries names it. */
export function problemsOfPage(
  problems: ReadonlyMap<string, ReleaseProblem>,
  path: string,
): ReleaseProblem[] {
  return [...problems.values()].filter(({entry}) => pageFile(entry.page, path) === path);
}

/** The path of the page that an entry names, without the anchor. A folder stands for its `index.mdx`. */
function pageFile(page: string | undefined, path: string): string | undefined {
  const [name] = page?.split('#') ?? [];
  if (name === undefined) return undefined;
  return path === `${name}/index.mdx` ? path : `${name}.mdx`;
}
