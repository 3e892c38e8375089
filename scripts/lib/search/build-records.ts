/**
 * Makes records of the pages of a site: what is described twice is kept where readers learn most
 * about it. Pure.
 */
import type {AnswerCard, Hierarchy, SearchRecord} from '../../../src/lib/search/types.ts';
import {summarizeCard} from '../../../src/lib/search/summarize.ts';
import type {PageContent, PageName, PageSection} from './page-content.ts';

/** Where a page stands that is in no category: the landing page of a version. */
const NO_CATEGORY = 'Overview';

interface Place {
  readonly page: PageContent;
  readonly name: PageName;
}

/** Groups by a key, in the order in which the keys come up. */
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
 * Chooses one of the places that describe the same field or variable. A field belongs to the page
 * with the fewest fields: that of its topic, before that of the section and the whole reference.
 * A variable belongs to the page with the most: the list of all, before a page that uses it.
 */
function choosePlace(places: readonly Place[]): Place | undefined {
  const rank = ({page, name: {kind}}: Place): number =>
    kind === 'field' ? countOf(page, kind) : -countOf(page, kind);
  return places.toSorted(
    (a, b) => rank(a) - rank(b) || a.page.path.localeCompare(b.page.path, 'en'),
  )[0];
}

/**
 * Leaves out fields that repeat those of an object further up, as `dev.*.containers.*.sync` repeats
 * `dev.*.sync`.
 */
function dropRepetitions(places: readonly Place[]): Place[] {
  const steps = ({name}: PageName): string[] => name.split('.');
  const keyOf = (name: PageName): string =>
    [steps(name)[0], steps(name).at(-1), name.type, name.text].join('\n');
  const shortest = new Map<string, number>();
  for (const {name} of places) {
    const key = keyOf(name);
    shortest.set(key, Math.min(steps(name).length, shortest.get(key) ?? Infinity));
  }
  return places.filter(
    ({name}) => name.kind !== 'field' || steps(name).length === shortest.get(keyOf(name)),
  );
}

/** Names of all pages of a version without repetitions, by page. */
function placeNames(pages: readonly PageContent[]): Map<PageContent, PageName[]> {
  const places = dropRepetitions(pages.flatMap((page) => page.names.map((name) => ({page, name}))));
  const groups = groupBy(places, ({page, name: {kind, name}}) =>
    kind === 'field' || kind === 'variable' ? `${kind} ${name}` : `${kind} ${name} ${page.path}`,
  );
  const byPage = new Map<PageContent, PageName[]>(pages.map((page) => [page, []]));
  for (const group of groups.values()) {
    const chosen = choosePlace(group);
    if (chosen) byPage.get(chosen.page)?.push(chosen.name);
  }
  return byPage;
}

/**
 * Ranks pages by the number of other pages that link to them in their text, from 0 to 100.
 * The first links count more than further ones.
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

function card({
  name,
  type,
  default: byDefault,
  text,
}: Omit<PageName, 'kind' | 'anchor'>): AnswerCard {
  return {
    name,
    ...(type && {type}),
    ...(byDefault && {default: byDefault}),
    ...summarizeCard(shorten(text)),
  };
}

/**
 * Characters of a text that are indexed. The first sentences say what it is about: with more text, the
 * index is larger, and answers are worse.
 */
const MAX_TEXT_LENGTH = 450;

/** The beginning of a text, up to the end of a word. */
function shorten(text: string): string {
  return text.length > MAX_TEXT_LENGTH
    ? text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, '')
    : text;
}

/** Text of an id: what is not a letter or digit becomes a dash. */
function slug(text: string): string {
  return text.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '');
}

/** Adds the words of readers to the records: those of a heading to the first record there. */
function addTerms<R extends Pick<SearchRecord, 'anchor'>>(
  records: readonly R[],
  {terms = {}}: PageContent,
): R[] {
  const open = new Map(Object.entries(terms));
  return records.map((record) => {
    const key = record.anchor || 'page';
    const found = open.get(key);
    open.delete(key);
    return found ? {...record, terms: found} : record;
  });
}

function recordsOf(
  page: PageContent,
  names: readonly PageName[],
  pageRank: number,
): Omit<SearchRecord, 'objectID'>[] {
  const place = (anchor: string): Pick<SearchRecord, 'url' | 'anchor'> => ({
    anchor,
    url: anchor === '' ? page.path : `${page.path}#${anchor}`,
  });
  const shared = {language: 'en', docusaurus_tag: page.tag, pageRank};
  // A recipe is found as a whole: its sections, such as "Files", are the same in all of them.
  const isRecipe = page.path.includes('/recipes/');
  const [intro, ...sections] = page.sections;
  const {command} = page;
  const top: Omit<SearchRecord, 'objectID'> = {
    kind: command ? 'command' : 'page',
    ...place(''),
    hierarchy: hierarchy(page, []),
    content: shorten(`${page.description} ${isRecipe ? '' : (intro?.text ?? '')}`.trim()),
    ...shared,
    ...(command && {card: card(command)}),
  };
  const functions = new Set(
    names.filter(({kind}) => kind === 'function').map(({anchor}) => anchor),
  );
  const isKept = ({anchor}: PageSection): boolean =>
    anchor !== '' && !isRecipe && !functions.has(anchor);
  const headingsAt = new Map(page.sections.map(({anchor, headings}) => [anchor, headings]));
  return [
    top,
    ...sections.filter(isKept).map(({anchor, headings, text}) => ({
      kind: 'section' as const,
      ...place(anchor),
      hierarchy: hierarchy(page, headings),
      content: shorten(text),
      ...shared,
    })),
    ...names.map((name) => ({
      kind: name.kind,
      ...place(name.anchor),
      // What it is called is the deepest heading: that of the section only says what kind it is.
      hierarchy: hierarchy(page, [...(headingsAt.get(name.anchor) ?? []).slice(0, 1), name.name]),
      content: shorten(name.text),
      ...shared,
      card: card(name),
    })),
  ];
}

/** Makes the records of all pages, version by version. */
export function buildRecords(pages: readonly PageContent[]): SearchRecord[] {
  const ids = new Map<string, number>();
  const withId = (record: Omit<SearchRecord, 'objectID'>): SearchRecord => {
    const isPlace =
      record.kind === 'page' || record.kind === 'section' || record.kind === 'command';
    const suffix = isPlace ? '' : `-${record.kind}-${slug(record.card?.name ?? '').slice(0, 80)}`;
    const id = `${record.docusaurus_tag}:${record.url}${suffix}`;
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    return {objectID: count === 1 ? id : `${id}-${count}`, ...record};
  };
  return [...groupBy(pages, ({tag}) => tag).values()].flatMap((version) => {
    const names = placeNames(version);
    const ranks = rankPages(version);
    return version.flatMap((page) =>
      addTerms(recordsOf(page, names.get(page) ?? [], ranks.get(page.path) ?? 0), page).map(withId),
    );
  });
}
