import {codeSpan, didYouMean, joinWords, memoize, suggest} from '@devspace-docs/common';
import {problemsOfPage, type ReleaseProblem} from '@devspace-docs/reference';
import {readErrors, readReleases, releasesFile} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {
  type Content,
  diagnose,
  type Element,
  elementsOf,
  type PageDiagnostic,
  type Site,
  type SourceFile,
  TOP,
} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';

type Problems = ReadonlyMap<string, ReleaseProblem>;

/** The problems of each version; undefined if the check of the data reports a mistake. */
const readProblems = memoize((site: Site): ReadonlyMap<VersionLabel, Problems> | undefined => {
  try {
    const read = (file: string): string => site.tree.read(file);
    return new Map(versions.map(({label}) => [label, readReleases(label, read).problems]));
  } catch {
    return undefined;
  }
});

/** Elements of a page that show problems. */
interface Shown {
  readonly fixedIn: readonly Element[];
  readonly lists: readonly Element[];
  /** Ids of the entries that the page shows in place, also in error messages. */
  readonly ids: ReadonlySet<string>;
}

function findShown(content: Content, version: VersionLabel): Shown {
  const fixedIn = elementsOf(content, 'FixedIn');
  const idsOf = (elements: readonly Element[]): string[] =>
    elements.flatMap(({attributes}) => attributes.get('id') ?? []);
  const errors = idsOf(elementsOf(content, 'Error')).flatMap(
    (id) => readErrors(version).get(id)?.error.fixedIn ?? [],
  );
  return {
    fixedIn,
    lists: elementsOf(content, 'FixedProblems'),
    ids: new Set([...idsOf(fixedIn), ...errors]),
  };
}

function checkId(
  {attributes, location}: Element,
  version: VersionLabel,
  known: Problems,
): PageDiagnostic[] {
  const id = attributes.get('id');
  const file = releasesFile(version);
  if (id === undefined) {
    const hint = `write the id of an entry in ${file}: \`<FixedIn id="sync-exit-139" />\``;
    return diagnose(location, '`<FixedIn>` has no `id`', hint);
  }
  if (known.has(id)) return [];
  const hint = `use the id of an entry in ${file} with the kind \`fixed\` or \`security\`, or in \`limits\``;
  return diagnose(
    location,
    `no problem of ${version} has the id \`${id}\``,
    didYouMean(suggest(id, known.keys()), hint),
  );
}

function checkPage(
  {path, version, kind, isGenerated}: SourceFile,
  {lists, ids}: Shown,
  known: Problems,
): PageDiagnostic[] {
  const docsPath = readDocsPath(path);
  if (kind === 'partial') {
    return lists.flatMap(({location}) =>
      diagnose(location, '`<FixedProblems>` is in a partial', 'move it to the page'),
    );
  }
  const missing = problemsOfPage(known, docsPath?.path ?? '').filter(
    ({entry}) => !ids.has(entry.id),
  );
  const [list] = lists;
  if (list) {
    if (missing.length > 0) return [];
    const message = `${releasesFile(version)} names no problem of this page that it doesn't show already`;
    return diagnose(list.location, message, 'remove `<FixedProblems />`');
  }
  if (missing.length === 0) return [];
  const names = joinWords(
    missing.map(({entry}) => codeSpan(entry.id)),
    'and',
  );
  const message = `${releasesFile(version)} says that this page is about ${names}`;
  const hint = isGenerated
    ? 'run `npm run generate`, set `fixedIn` of an error to the id, or name another `page`'
    : 'add `<FixedProblems />` below a heading, or `<FixedIn id="…" />` for each';
  return diagnose(TOP, message, hint);
}

/** Pages show the problems that releases fix. */
export const releases: Rule = {
  name: 'releases',
  check(file, site) {
    const known = readProblems(site)?.get(file.version);
    if (!known) return [];
    const shown = findShown(site.content(file), file.version);
    return [
      ...shown.fixedIn.flatMap((element) => checkId(element, file.version, known)),
      ...checkPage(file, shown, known),
    ];
  },
};
