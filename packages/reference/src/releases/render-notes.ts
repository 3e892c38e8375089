/** Writes the page with the release notes of a version. */
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
import {linkToEntry} from './render-problems.ts';
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
  CandidateData,
  ChangeKind,
  IncludedName,
  ReleaseChange,
  VersionReleases,
} from './types.ts';

/** Labels of problems in the notes of the release that fixes them. */
const FIXED_LABELS = {
  security: 'Fixed security problem',
  fixed: 'Fixed problem',
} as const;

const SECURITY_ADVICE =
  'Upgrade to this release or a later one, because it fixes a security problem.';

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
function renderIncluded({releases, candidate}: VersionReleases): string | undefined {
  const named = [
    ...(candidate ? [{name: candidate['as-of'], includes: candidate.includes}] : []),
    ...releases.map(({release, includes}) => ({name: release, includes})),
  ].filter(({includes}) => includes !== undefined);
  const columns = (Object.keys(INCLUDED) as IncludedName[]).filter((name) =>
    named.some(({includes}) => includes?.[name] !== undefined),
  );
  if (named.length === 0) return undefined;
  const rows = named.map(({name}, index) => {
    const cells = columns.map(
      (column) => named.slice(index).find(({includes}) => includes?.[column])?.includes?.[column],
    );
    return `| ${[name, ...cells.map((cell) => (cell === undefined ? '–' : /[:/]/.test(cell) ? code(cell) : cell))].join(' | ')} |`;
  });
  return renderSection('Included versions', 'included', [
    `DevSpace downloads Helm and kubectl if they aren't installed.
Each row shows the versions that DevSpace uses or downloads, from that release on.`,
    `| Since | ${columns.map((column) => INCLUDED[column]).join(' | ')} |
|${'---|'.repeat(columns.length + 1)}
${rows.join('\n')}`,
  ]);
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
    present(
      ...renderMinors(data, options),
      candidate && renderCandidate(candidate, data, options),
      renderIncluded(data),
    ),
    data,
    options.editUrl,
  );
}
