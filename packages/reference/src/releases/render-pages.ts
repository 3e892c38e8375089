/** Writes the pages about the releases of a version. */
import {versionsByLabel} from '@devspace-docs/versions';
import {attribute, searchTermLines, yamlScalar} from '../commands/text.ts';
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
  /** Attributes of the filter. */
  readonly filter: string;
}

function renderPage(
  {title, label, description, terms, filter}: PageInfo,
  intro: string,
  sections: readonly string[],
  rest: readonly string[],
  {source}: VersionReleases,
  editUrl: string,
): string {
  return `---
title: ${yamlScalar(title)}
sidebar_label: ${yamlScalar(label)}
description: ${yamlScalar(description)}
custom_edit_url: ${editUrl}${source}
toc_max_heading_level: 2
${searchTermLines({page: terms}).join('\n')}
---

{/* Generated from ${source} by scripts/generate-releases.ts. Edit the data, not this file. */}

import ReleaseFilter from '@site/src/components/ReleaseFilter';
import ReleaseItem from '@site/src/components/ReleaseItem';

${intro}

<ReleaseFilter ${filter}>

${sections.join('\n\n')}

</ReleaseFilter>
${rest.map((section) => `\n${section}\n`).join('')}`;
}

/** A part of a page, with its own heading, that the filter hides if it contains no matches. */
function renderSection(heading: string, id: string, parts: readonly string[]): string {
  return ['<section>', `## ${heading} {/* #${id} */}`, ...parts, '</section>'].join('\n\n');
}

function renderList(items: readonly string[]): string {
  return ['<ul>', ...items, '</ul>'].join('\n\n');
}

function renderItem(
  attributes: Readonly<Record<string, string | undefined>>,
  text: string,
): string {
  const list = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [attribute(name, value)],
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
  const start = `**${KINDS[kind]}:** ${localize(text, NOTES_PAGE)}`;
  if (problem) {
    const link = `[${describeRange(problem)}](${linkToEntry(problem, NOTES_PAGE)})`;
    return renderItem({area, kind}, `${start} (${link})`);
  }
  const parts = [
    start,
    ...(workaround === undefined ? [] : [localize(workaround, NOTES_PAGE)]),
    ...(page === undefined ? [] : [`See ${linkToPage(page, NOTES_PAGE, options)}.`]),
  ];
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

DevSpace contains the component chart and downloads Helm and kubectl if they aren't installed.
Each row shows the versions from that release on.

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

/** Renders the page with the release notes. */
export function renderReleaseNotes(data: VersionReleases, options: ReleasePagesOptions): string {
  const {version, releases, candidate} = data;
  const [newest] = releases;
  const latest = newest
    ? [
        `The latest release of ${version} is [${newest.release}](#${releaseAnchor(newest.release)}).`,
      ]
    : [];
  const intro = [
    ...latest,
    'To print your release, run `devspace --version`.',
    `For problems with their messages and workarounds, see [Problems that an upgrade fixes](${linkTo(FIXES_PAGE, NOTES_PAGE)}).`,
  ];
  const sections = releases.map(({release, date, changes = []}) =>
    renderSection(release, releaseAnchor(release), [
      ...(date === undefined ? [] : [`Released on ${formatDate(date)}.`]),
      changes.length === 0
        ? "This release doesn't change anything that these docs describe."
        : renderChanges(changes, data, options),
    ]),
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
    [...(candidate ? [renderCandidate(candidate, data, options)] : []), ...sections],
    renderIncluded(data),
    data,
    options.editUrl,
  );
}

function renderSources({page, issue, pr}: ReleaseEntry, options: ReleasePagesOptions): string[] {
  const links = [
    ...(page === undefined ? [] : [linkToPage(page, FIXES_PAGE, options)]),
    ...(issue === undefined ? [] : [`[issue ${issue}](${REPOSITORY}/issues/${issue})`]),
    ...(pr === undefined ? [] : [`[pull request ${pr}](${REPOSITORY}/pull/${pr})`]),
  ];
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
function renderProblem(problem: ReleaseProblem, options: ReleasePagesOptions): string {
  const {entry, fixedIn, isReleased, isSecurity} = problem;
  const {id, area, since, text, message, workaround} = entry;
  const list = [
    ...(message === undefined ? [] : [`- **Message:** ${code(message)}`]),
    `- **Affected:** ${describeRange(problem)}`,
    ...(fixedIn === undefined ? [] : [`- **Fixed in:** ${describeFix(problem, fixedIn)}`]),
    ...(workaround === undefined ? [] : [`- **Workaround:** ${localize(workaround, FIXES_PAGE)}`]),
    ...renderSources(entry, options),
  ];
  const label = isSecurity ? '**Security:** ' : '';
  const attributes = {id, area, since, fixed: isReleased ? fixedIn : undefined};
  return renderItem(attributes, `${label}${localize(text, FIXES_PAGE)}\n\n${list.join('\n')}`);
}

/** Renders the page with the problems that an upgrade fixes, and the limits of the last release. */
export function renderUpgradeFixes(data: VersionReleases, options: ReleasePagesOptions): string {
  const {version, releases} = data;
  const problems = [...data.problems.values()];
  const render = (problem: ReleaseProblem): string => renderProblem(problem, options);
  const fixes = problems.filter(({isLimit}) => !isLimit);
  const sections = Object.entries(AREAS).flatMap(([area, title]) => {
    const ofArea = fixes.filter(({entry}) => entry.area === area);
    return ofArea.length === 0
      ? []
      : [renderSection(title, `area-${area}`, [renderList(ofArea.map(render))])];
  });
  const limits = problems.filter(({isLimit}) => isLimit);
  const last = releases[0]?.release ?? version;
  const limitSection = renderSection(`Known limits of ${last}`, 'limits', [
    `${last} is the ${versionsByLabel[version].isMaintained ? 'latest' : 'last'} ${version} release and still has these problems.`,
    renderList(limits.map(render)),
  ]);
  const intro = [
    `Later releases fix these problems in DevSpace ${version}.`,
    'To print your release, run `devspace --version`.',
  ];
  const info: PageInfo = {
    title: 'Problems that an upgrade fixes',
    label: 'Upgrade fixes',
    description: `Look up problems in DevSpace ${version} releases by their message, with the affected releases, the release that fixes them, and workarounds.`,
    terms: ['fixed bugs', 'bug in my version', 'known issues', 'bug fixes by release'],
    filter: [attribute('of', 'fixes'), attribute('version', version)].join(' '),
  };
  return renderPage(
    info,
    intro.join('\n'),
    [...sections, ...(limits.length > 0 ? [limitSection] : [])],
    [],
    data,
    options.editUrl,
  );
}
