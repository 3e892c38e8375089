/** Writes the pages with the problems that an upgrade fixes, and with those that no release fixes. */
import {attribute, present} from '../commands/text.ts';
import {code, linkTo, localize} from '../markdown-links.ts';
import {
  linkToPage,
  type PageInfo,
  type ReleasePagesOptions,
  renderItem,
  renderList,
  renderPage,
  renderSection,
} from './page-parts.ts';
import {linkToRelease, NOT_RELEASED, versionOf} from './render-problems.ts';
import {AREAS, describeRange, FIXES_PAGE, KNOWN_PAGE} from './texts.ts';
import type {ReleaseEntry, ReleaseProblem, VersionReleases} from './types.ts';

const REPOSITORY = 'https://github.com/devspace-sh/devspace';

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
    description: `Look up problems that the latest DevSpace ${version} release still has by their message, with workarounds.`,
    terms: ['known issues', 'open bugs', 'known limits'],
  };
  return renderPage(
    info,
    `${last}, the latest release of DevSpace ${version}, still has these problems.\nFor problems that are already fixed, see [Problems that an upgrade fixes](${linkTo(FIXES_PAGE, KNOWN_PAGE)}).`,
    renderAreas(problems, KNOWN_PAGE, options),
    data,
    options.editUrl,
  );
}
