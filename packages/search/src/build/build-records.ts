import {COMMON_HEADINGS} from '../common-headings.ts';
import type {AnswerCard, Hierarchy, SearchRecord} from '../types.ts';
import {summarizeCard} from '../summarize.ts';
import type {PageContent, PageName, PageSection} from './page-content.ts';

/** Category of pages without breadcrumbs, such as the landing page of a version. */
const NO_CATEGORY = 'Overview';

/** Pages with many entries below headings for their topics. */
const CATALOGS = /\/(?:releases|troubleshooting\/errors)\b/;

/** A name on one of the pages that describe it. */
interface Occurrence {
  readonly page: PageContent;
  readonly name: PageName;
}

/** Groups items by key, in the order of first occurrence. Node.js 20 doesn't have `Map.groupBy`. */
function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

function countOf(page: PageContent, kind: PageName['kind']): number {
  return page.names.filter((name) => name.kind === kind).length;
}

/**
 * Chooses a page for a field or variable that several pages describe. For a field, the page with the
 * fewest fields is the most specific one. For a variable, the page with the most is the complete list.
 */
function chooseOccurrence(occurrences: readonly Occurrence[]): Occurrence | undefined {
  const rank = ({page, name: {kind}}: Occurrence): number =>
    kind === 'field' ? countOf(page, kind) : -countOf(page, kind);
  return occurrences.toSorted(
    (a, b) => rank(a) - rank(b) || a.page.path.localeCompare(b.page.path, 'en'),
  )[0];
}

/**
 * Removes fields that repeat those of an object closer to the root: `dev.*.containers.*.sync` repeats
 * `dev.*.sync`.
 */
function removeRepetitions(occurrences: readonly Occurrence[]): Occurrence[] {
  const segmentsOf = ({name}: PageName): string[] => name.split('.');
  const keyOf = (name: PageName): string =>
    [segmentsOf(name)[0], segmentsOf(name).at(-1), name.type, name.text].join('\n');
  const shortest = new Map<string, number>();
  for (const {name} of occurrences) {
    const key = keyOf(name);
    shortest.set(key, Math.min(segmentsOf(name).length, shortest.get(key) ?? Infinity));
  }
  return occurrences.filter(
    ({name}) => name.kind !== 'field' || segmentsOf(name).length === shortest.get(keyOf(name)),
  );
}

/** Assigns each name of a version to one page. */
function assignNames(pages: readonly PageContent[]): Map<PageContent, PageName[]> {
  const occurrences = removeRepetitions(
    pages.flatMap((page) => page.names.map((name) => ({page, name}))),
  );
  const groups = groupBy(occurrences, ({page, name: {kind, name}}) =>
    kind === 'field' || kind === 'variable' ? `${kind} ${name}` : `${kind} ${name} ${page.path}`,
  );
  const byPage = new Map<PageContent, PageName[]>(pages.map((page) => [page, []]));
  for (const group of groups.values()) {
    const chosen = chooseOccurrence(group);
    if (chosen) byPage.get(chosen.page)?.push(chosen.name);
  }
  return byPage;
}

/**
 * Ranks pages from 0 to 100 by the number of other pages whose text links to them, on a logarithmic
 * scale.
 */
export function rankPages(pages: readonly PageContent[]): Map<string, number> {
  const sources = new Map<string, Set<string>>();
  for (const {path, links} of pages) {
    for (const link of links) {
      if (link !== path) sources.set(link, (sources.get(link) ?? new Set()).add(path));
    }
  }
  const counts = pages.map(({path}) => [path, sources.get(path)?.size ?? 0] as const);
  const most = Math.max(1, ...counts.map(([, count]) => count));
  return new Map(
    counts.map(([path, count]) => [path, Math.round((100 * Math.log1p(count)) / Math.log1p(most))]),
  );
}

function hierarchy(page: PageContent, headings: readonly string[]): Hierarchy {
  const [lvl2, ...deeper] = headings;
  const lvl3 = deeper.at(-1);
  return {
    lvl0: page.breadcrumbs[0] ?? NO_CATEGORY,
    lvl1: page.title,
    ...(lvl2 && {lvl2}),
    ...(lvl3 && {lvl3}),
  };
}

function card(
  {name, type, default: byDefault}: Omit<PageName, 'kind' | 'anchor'>,
  content: string,
): AnswerCard {
  return {
    name,
    ...(type && {type}),
    ...(byDefault && {default: byDefault}),
    ...summarizeCard(content),
  };
}

/**
 * Maximum number of indexed characters per text. The first sentences describe the topic; more text makes
 * the index larger and results worse.
 */
const MAX_TEXT_LENGTH = 247;

/** A text that is cut after a sentence keeps at least this many characters. */
const MIN_TEXT_LENGTH = 140;

/** Truncates a text after a sentence or a colon, or else after a word. */
function shorten(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  const cut = text.slice(0, MAX_TEXT_LENGTH);
  const end = Math.max(...['. ', '? ', ': '].map((mark) => cut.lastIndexOf(mark))) + 1;
  return end > MIN_TEXT_LENGTH ? cut.slice(0, end) : `${cut.replace(/\s+\S*$/, '')} …`;
}

/** Replaces characters that aren't part of words with dashes, except for dots. */
function slug(text: string): string {
  return text.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '');
}

/**
 * Adds the search terms of a page: those of an id to the first record with this anchor.
 *
 * @throws Error if no record has the id, so that its terms would find nothing.
 */
function addTerms<R extends Pick<SearchRecord, 'anchor'>>(
  records: readonly R[],
  {path, terms = {}}: PageContent,
): R[] {
  const remaining = new Map(Object.entries(terms));
  const result = records.map((record) => {
    const key = record.anchor || 'page';
    const found = remaining.get(key);
    remaining.delete(key);
    return found ? {...record, terms: found} : record;
  });
  for (const id of remaining.keys())
    throw new Error(
      `${path}: search doesn't index the section "${id}". Move its search_terms to "page".`,
    );
  return result;
}

function recordsOf(
  page: PageContent,
  names: readonly PageName[],
  pageRank: number,
): Omit<SearchRecord, 'objectID'>[] {
  const locate = (anchor: string): Pick<SearchRecord, 'url' | 'anchor'> => ({
    anchor,
    url: anchor === '' ? page.path : `${page.path}#${anchor}`,
  });
  const shared = {language: 'en', docusaurus_tag: page.tag, pageRank};
  // Sections of recipes aren't indexed, because all recipes have the same ones, such as "Files".
  const isRecipe = page.path.includes('/recipes/');
  const [intro, ...sections] = page.sections;
  const {command} = page;
  const top: Omit<SearchRecord, 'objectID'> = {
    kind: command ? 'command' : 'page',
    ...locate(''),
    hierarchy: hierarchy(page, []),
    content: shorten(`${page.description} ${isRecipe ? '' : (intro?.text ?? '')}`.trim()),
    ...shared,
    ...(command && {card: card(command, shorten(command.text))}),
  };
  const functions = new Set(
    names.filter(({kind}) => kind === 'function').map(({anchor}) => anchor),
  );
  const isCatalog = CATALOGS.test(page.path);
  // Their names and sections say more, and have the heading too.
  const saysNothing = ({anchor, headings, text}: PageSection): boolean =>
    text === '' &&
    page.terms?.[anchor] === undefined &&
    (isCatalog || COMMON_HEADINGS.has(headings.at(-1) ?? ''));
  const isKept = (section: PageSection): boolean =>
    section.anchor !== '' && !isRecipe && !functions.has(section.anchor) && !saysNothing(section);
  const headingsAt = new Map(page.sections.map(({anchor, headings}) => [anchor, headings]));
  return [
    top,
    ...sections.filter(isKept).map(({anchor, headings, text}) => ({
      kind: 'section' as const,
      ...locate(anchor),
      hierarchy: hierarchy(page, headings),
      content: shorten(text),
      ...shared,
    })),
    ...names.map((name) => {
      const content = shorten(name.text);
      return {
        kind: name.kind,
        ...locate(name.anchor),
        // The name replaces the headings of its section that only describe what kind of thing it is.
        hierarchy: hierarchy(page, [...(headingsAt.get(name.anchor) ?? []).slice(0, 1), name.name]),
        content,
        ...shared,
        card: card(name, content),
      };
    }),
  ];
}

/** Builds the records of all pages. A field or variable has one record per version. */
export function buildRecords(pages: readonly PageContent[]): SearchRecord[] {
  const ids = new Map<string, number>();
  const withId = (record: Omit<SearchRecord, 'objectID'>): SearchRecord => {
    const isIdentifiedByUrl =
      record.kind === 'page' || record.kind === 'section' || record.kind === 'command';
    const suffix = isIdentifiedByUrl
      ? ''
      : `-${record.kind}-${slug(record.card?.name ?? '').slice(0, 80)}`;
    const id = `${record.docusaurus_tag}:${record.url}${suffix}`;
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    return {objectID: count === 1 ? id : `${id}-${count}`, ...record};
  };
  return [...groupBy(pages, ({tag}) => tag).values()].flatMap((version) => {
    const names = assignNames(version);
    const ranks = rankPages(version);
    return version.flatMap((page) =>
      addTerms(recordsOf(page, names.get(page) ?? [], ranks.get(page.path) ?? 0), page).map(withId),
    );
  });
}
