/** Writes the pages about the releases of a version. */
import {attribute, present, searchTermLines, yamlScalar} from '../commands/text.ts';
import {code, linkTo, localize} from '../markdown-links.ts';
import {linkToEntry, linkToRelease, NOT_RELEASED, versionOf} from './render-problems.ts';
import {
  AREAS,
  COMING,
  describeRange,
  FIXES_PAGE,
  formatDate,
  INCLUDED,
  KINDS,
  KNOWN_PAGE,
  NOTES_PAGE,
  releaseAnchor,
} from './texts.ts';
import type {
  ChangeKind,
  CandidateData,
  IncludedName,
  ReleaseChange,
  ReleaseEntry,
  ReleaseProblem,
  VersionReleases,
} from './types.ts';

/** Labels of problems in the notes of the release that fixes them. */
const FIXED_LABELS = {
  security: 'Fixed security problem',
  fixed: 'Fixed problem',
} as const;

const SECURITY_ADVICE =
  'Upgrade to this release or a later one, because it fixes a security problem.';

const REPOSITORY = 'https://github.com/devspace-sh/devspace';

export interface ReleasePagesOptions {
  /** Prefix of "Edit this page" URLs, with a trailing slash. */
  readonly editUrl: string;
  /** Title of a page in the docs folder of the version, by its path without the extension. */
  readonly titleOf: (page: string) => string;
}

interface PageInfo {
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly terms: readonly string[];
  /** Attributes of the filter; undefined on a page without one. */
  readonly filter?: string;
}

function renderPage(
  {title, label, description, terms, filter}: PageInfo,
  intro: string,
  sections: readonly string[],
  rest: readonly string[],
  {source}: VersionReleases,
  editUrl: string,
): string {
  const content = sections.join('\n\n');
  const imports = present(filter && 'ReleaseFilter', 'ReleaseItem').map(
    (name) => `import ${name} from '@site/src/components/${name}';`,
  );
  return `---
title: ${yamlScalar(title)}
sidebar_label: ${yamlScalar(label)}
description: ${yamlScalar(description)}
custom_edit_url: ${editUrl}${source}
toc_max_heading_level: 2
${searchTermLines({page: terms}).join('\n')}
---

{/* Generated from ${source} by scripts/generate-releases.ts. Edit the data, not this file. */}

${imports.join('\n')}

${intro}

${filter === undefined ? content : `<ReleaseFilter ${filter}>\n\n${content}\n\n</ReleaseFilter>`}
${rest.map((section) => `\n${section}\n`).join('')}`;
}

/** A part of a page, with its own heading, that the filter hides if it contains no matches. */
function renderSection(
  heading: string,
  id: string,
  parts: readonly string[],
  level: '##' | '###' = '##',
): string {
  return ['<section>', `${level} ${heading} {/* #${id} */}`, ...parts, '</section>'].join('\n\n');
}

function renderList(items: readonly string[]): string {
  return ['<ul>', ...items, '</ul>'].join('\n\n');
}

function renderItem(
  attributes: Readonly<Record<string, string | undefined>>,
  text: string,
): string {
  const list = present(
    ...Object.entries(attributes).map(([name, value]) => value && attribute(name, value)),
  );
  return `<ReleaseItem ${list.join(' ')}>\n\n${text}\n\n</ReleaseItem>`;
}

function linkToPage(page: string, from: string, {titleOf}: ReleasePagesOptions): string {
  const [path = '', anchor] = page.split('#');
  const target = anchor === undefined ? `${path}.mdx` : `${path}.mdx#${anchor}`;
  // Titles are plain text, and some are or contain a command.
  const title = titleOf(path).replaceAll(/\bdevspace(?: [a-z-]+)+/g, code);
  return `[${title}](${linkTo(target, from)})`;
}

/** A change in the release notes. A problem links to its entry. */
function renderChange(
  change: ReleaseChange,
  {problems}: VersionReleases,
  options: ReleasePagesOptions,
): string {
  const {id, area, kind, text, workaround, page} = change;
  const problem = problems.get(id);
  // The text of a problem says what happens without the fix.
  const label = problem ? FIXED_LABELS[problem.isSecurity ? 'security' : 'fixed'] : KINDS[kind];
  const description = localize(text, NOTES_PAGE);
  if (problem) {
    // The range comes first, so that the present tense isn't understood as the state of this release.
    const range = describeRange(problem).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    const link = `[${range}](${linkToEntry(problem, NOTES_PAGE)})`;
    return renderItem({area, kind}, `**${label} (${link}):** ${description}`);
  }
  const parts = present(
    `**${label}:** ${description}`,
    workaround && localize(workaround, NOTES_PAGE),
    page && `See ${linkToPage(page, NOTES_PAGE, options)}.`,
  );
  return renderItem({id, area, kind}, parts.join(' '));
}

function renderChanges(
  changes: readonly ReleaseChange[],
  releases: VersionReleases,
  options: ReleasePagesOptions,
): string {
  const order = Object.keys(KINDS) as ChangeKind[];
  const sorted = changes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return renderList(sorted.map((change) => renderChange(change, releases, options)));
}

function renderCandidate(
  candidate: CandidateData,
  releases: VersionReleases,
  options: ReleasePagesOptions,
): string {
  const {release, changes, 'as-of': asOf} = candidate;
  const short = release.replace(/\.0$/, '');
  return renderSection(`Coming in ${short}`, COMING, [
    `${short} isn't released yet. This section describes ${asOf} and can still change.`,
    renderChanges(changes, releases, options),
  ]);
}

/** The included versions as a table: a row for each release in which one of them changes. */
function renderIncluded({releases, candidate}: VersionReleases): string[] {
  const named = [
    ...(candidate ? [{name: candidate['as-of'], includes: candidate.includes}] : []),
    ...releases.map(({release, includes}) => ({name: release, includes})),
  ].filter(({includes}) => includes !== undefined);
  const columns = (Object.keys(INCLUDED) as IncludedName[]).filter((name) =>
    named.some(({includes}) => includes?.[name] !== undefined),
  );
  if (named.length === 0) return [];
  const rows = named.map(({name}, index) => {
    const cells = columns.map(
      (column) => named.slice(index).find(({includes}) => includes?.[column])?.includes?.[column],
    );
    return `| ${[name, ...cells.map((cell) => (cell === undefined ? '–' : /[:/]/.test(cell) ? code(cell) : cell))].join(' | ')} |`;
  });
  return [
    `## Included versions {/* #included */}

DevSpace downloads Helm and kubectl if they aren't installed.
Each row shows the versions that DevSpace uses or downloads, from that release on.

| Since | ${columns.map((column) => INCLUDED[column]).join(' | ')} |
|${'---|'.repeat(columns.length + 1)}
${rows.join('\n')}`,
  ];
}

/** The areas of the changes with their names. */
function listAreas({releases, candidate}: VersionReleases): string {
  const changes = [candidate?.changes, ...releases.map((release) => release.changes)].flatMap(
    (list) => list ?? [],
  );
  const used = new Set(changes.map(({area}) => area));
  return Object.entries(AREAS)
    .filter(([area]) => used.has(area))
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([area, name]) => `${area}=${name}`)
    .join(', ');
}

/** The releases of a minor version, such as 6.3, which the table of contents lists instead of all releases. */
function renderMinors(data: VersionReleases, options: ReleasePagesOptions): string[] {
  const minorOf = ({release}: {readonly release: string}): string => release.replace(/\.\d+$/, '');
  return [...new Set(data.releases.map(minorOf))].map((minor) => {
    const releases = data.releases.filter((entry) => minorOf(entry) === minor);
    const sections = releases.map(({release, date, changes = []}) => {
      const parts = present(
        date && `Released on ${formatDate(date)}.`,
        changes.some(({kind}) => kind === 'security') && SECURITY_ADVICE,
        changes.length === 0
          ? "This release doesn't change anything that these docs describe."
          : renderChanges(changes, data, options),
      );
      return renderSection(release, releaseAnchor(release), parts, '###');
    });
    return renderSection(minor, releaseAnchor(minor), sections);
  });
}

/** Renders the page with the release notes. */
export function renderReleaseNotes(data: VersionReleases, options: ReleasePagesOptions): string {
  const {version, releases, candidate} = data;
  const [newest] = releases;
  const intro = present(
    newest &&
      `The latest release of ${version} is [${newest.release}](#${releaseAnchor(newest.release)}).`,
    candidate &&
      `The next one is [${candidate.release.replace(/\.0$/, '')}](#${COMING}), which isn't released yet.`,
    'To print your release, run `devspace --version`.',
    `To look up a fixed problem by its message, or to find a workaround, see [Problems that an upgrade fixes](${linkTo(FIXES_PAGE, NOTES_PAGE)}).`,
  );
  const info: PageInfo = {
    title: 'Release notes',
    label: 'Release notes',
    description: `See what each DevSpace ${version} release adds, changes, removes and fixes, when it was released, and which versions of Helm and other tools it includes.`,
    terms: ['changelog', "what's new", 'what is new', 'version history'],
    filter: [
      attribute('of', 'changes'),
      attribute('version', version),
      attribute('areas', listAreas(data)),
    ].join(' '),
  };
  return renderPage(
    info,
    intro.join('\n'),
    present(...renderMinors(data, options), candidate && renderCandidate(candidate, data, options)),
    renderIncluded(data),
    data,
    options.editUrl,
  );
}

function renderSources(
  {page, issue, pr}: ReleaseEntry,
  from: string,
  options: ReleasePagesOptions,
): string[] {
  const links = present(
    page && linkToPage(page, from, options),
    issue && `[issue ${issue}](${REPOSITORY}/issues/${issue})`,
    pr && `[pull request ${pr}](${REPOSITORY}/pull/${pr})`,
  );
  return links.length === 0 ? [] : [`- **See also:** ${links.join(', ')}`];
}

/** The release that fixes a problem, with its version if that is another one. */
function describeFix(problem: ReleaseProblem, release: string): string {
  const link = `[${release}](${linkToRelease(release, FIXES_PAGE, problem)})`;
  const version = versionOf(release);
  if (!problem.isReleased) return link + NOT_RELEASED;
  return version === undefined || version === problem.version
    ? link
    : `${link}, a release of ${version}`;
}

/** A problem with its message, the releases that have it, and what to do. */
function renderProblem(
  problem: ReleaseProblem,
  from: string,
  options: ReleasePagesOptions,
): string {
  const {entry, fixedIn, isReleased, isSecurity} = problem;
  const {id, area, since, text, message, workaround} = entry;
  const list = present(
    message && `- **Message:** ${code(message)}`,
    // The page with known problems is about the latest release: only their start is news there.
    (fixedIn ?? since) && `- **Affected:** ${describeRange(problem)}`,
    fixedIn && `- **Fixed in:** ${describeFix(problem, fixedIn)}`,
    workaround && `- **Workaround:** ${localize(workaround, from)}`,
    ...renderSources(entry, from, options),
  );
  const label = isSecurity ? '**Security:** ' : '';
  const attributes = {id, area, since, fixed: isReleased ? fixedIn : undefined};
  const description = `${label}${localize(text, from)}`;
  return renderItem(
    attributes,
    list.length === 0 ? description : `${description}\n\n${list.join('\n')}`,
  );
}

/** A section for each area that has problems. */
function renderAreas(
  problems: readonly ReleaseProblem[],
  from: string,
  options: ReleasePagesOptions,
): string[] {
  return Object.entries(AREAS).flatMap(([area, title]) => {
    const ofArea = problems.filter(({entry}) => entry.area === area);
    const items = ofArea.map((problem) => renderProblem(problem, from, options));
    return ofArea.length === 0 ? [] : [renderSection(title, `area-${area}`, [renderList(items)])];
  });
}

/** Renders the page with the problems that an upgrade fixes, also one to a later version. */
export function renderUpgradeFixes(data: VersionReleases, options: ReleasePagesOptions): string {
  const {version, releases} = data;
  const problems = [...data.problems.values()].filter(({fixedIn}) => fixedIn !== undefined);
  const limits = problems.filter(({isLimit}) => isLimit);
  const fixes = problems.filter(({isLimit}) => !isLimit);
  const last = releases[0]?.release ?? version;
  const limitSection = renderSection(`Known limits of ${last}`, 'limits', [
    `${last} is the last ${version} release and still has these problems.`,
    renderList(limits.map((problem) => renderProblem(problem, FIXES_PAGE, options))),
  ]);
  const hasOpen = problems.length < data.problems.size;
  const security = fixes.filter(({isSecurity, isReleased}) => isSecurity && isReleased);
  const intro = present(
    `Later releases fix these problems in DevSpace ${version}.`,
    'To print your release, run `devspace --version`.',
    security.length > 0 &&
      `Upgrade soon if yours is one of these releases, which have a security problem: ${security.map((problem) => `[${describeRange(problem)}](#${problem.entry.id})`).join(', ')}.`,
    hasOpen &&
      `For problems that ${last} still has, see [Known problems](${linkTo(KNOWN_PAGE, FIXES_PAGE)}).`,
  );
  const info: PageInfo = {
    title: 'Problems that an upgrade fixes',
    label: 'Problems that an upgrade fixes',
    description: `Look up problems in DevSpace ${version} releases by their message, with the affected releases, the release that fixes them, and workarounds.`,
    terms: present(
      'fixed bugs',
      'bug in my version',
      !hasOpen && 'known issues',
      'bug fixes by release',
    ),
    filter: [attribute('of', 'fixes'), attribute('version', version)].join(' '),
  };
  return renderPage(
    info,
    intro.join('\n'),
    present(...renderAreas(fixes, FIXES_PAGE, options), limits.length > 0 && limitSection),
    [],
    data,
    options.editUrl,
  );
}

/** Renders the page with the problems that no release fixes; undefined if there are none. */
export function renderKnownProblems(
  data: VersionReleases,
  options: ReleasePagesOptions,
): string | undefined {
  const {version, releases} = data;
  const problems = [...data.problems.values()].filter(({fixedIn}) => fixedIn === undefined);
  if (problems.length === 0) return undefined;
  const last = releases[0]?.release ?? version;
  const info: PageInfo = {
    title: 'Known problems',
    label: 'Known problems',
    description: `Look up problems that the latest DevSpace ${version} release still has by their message, with workarounds.`,
    terms: ['known issues', 'open bugs', 'known limits'],
  };
  return renderPage(
    info,
    `${last}, the latest release of DevSpace ${version}, still has these problems.\nFor problems that are already fixed, see [Problems that an upgrade fixes](${linkTo(FIXES_PAGE, KNOWN_PAGE)}).`,
    renderAreas(problems, KNOWN_PAGE, options),
    [],
    data,
    options.editUrl,
  );
}
