/** The compact format of index files: records grouped by page, without repeated data. */
import {RECORD_KINDS} from '../record-kinds.ts';
import {summarizeCard} from '../summarize.ts';
import type {Hierarchy, SearchRecord} from '../types.ts';

/** Increment it when the format changes, so that open pages ask readers to reload. */
const FORMAT = 2;

/** `kind` is an index of `RECORD_KINDS`. `headings` exclude the title of the page and the name of the card. */
type PackedRecord = readonly [
  kind: number,
  anchor: string,
  headings: readonly string[],
  content: string,
  name?: string,
  type?: string,
  defaultValue?: string,
  terms?: readonly string[],
];

interface PackedPage {
  readonly path: string;
  readonly title: string;
  /** Section of the site, `lvl0`. */
  readonly part: string;
  readonly rank: number;
  readonly records: readonly PackedRecord[];
}

/** The records of one version. */
export interface PackedIndex {
  readonly format: number;
  /** `docusaurus_tag` of the version. */
  readonly tag: string;
  readonly pages: readonly PackedPage[];
}

function packRecord({kind, anchor, hierarchy, content, card, terms}: SearchRecord): PackedRecord {
  // The record contains the name of the card anyway.
  const headings = [hierarchy.lvl2, hierarchy.lvl3]
    .filter((heading) => heading !== undefined)
    .filter((heading) => heading !== card?.name);
  const plain = [RECORD_KINDS.indexOf(kind), anchor, headings, content] as const;
  const {name = '', type = '', default: defaultValue = ''} = card ?? {};
  if (terms) return [...plain, name, type, defaultValue, terms];
  return card ? [...plain, name, type, defaultValue] : plain;
}

/** Packs the records of a version. */
export function packIndex(tag: string, records: readonly SearchRecord[]): PackedIndex {
  const pages = new Map<string, PackedPage & {records: PackedRecord[]}>();
  for (const record of records) {
    const {url, hierarchy, pageRank} = record;
    const path = url.replace(/#.*$/, '');
    let page = pages.get(path);
    if (!page) {
      page = {path, title: hierarchy.lvl1, part: hierarchy.lvl0, rank: pageRank, records: []};
      pages.set(path, page);
    }
    page.records.push(packRecord(record));
  }
  return {format: FORMAT, tag, pages: [...pages.values()]};
}

function unpackRecord(
  tag: string,
  {path, title, part, rank}: PackedPage,
  [kind, anchor, headings, content, name, type, defaultValue, terms]: PackedRecord,
  id: number,
): SearchRecord {
  const isCommand = RECORD_KINDS[kind] === 'command';
  const [lvl2, lvl3] = name && !isCommand ? [...headings, name] : headings;
  const hierarchy: Hierarchy = {lvl0: part, lvl1: title, ...(lvl2 && {lvl2}), ...(lvl3 && {lvl3})};
  const url = anchor === '' ? path : `${path}#${anchor}`;
  return {
    objectID: `${tag}:${id}`,
    kind: RECORD_KINDS[kind] ?? 'section',
    url,
    anchor,
    hierarchy,
    content,
    language: 'en',
    docusaurus_tag: tag,
    pageRank: rank,
    ...(terms && {terms}),
    ...(name && {
      card: {
        name,
        ...summarizeCard(content),
        ...(type && {type}),
        ...(defaultValue && {default: defaultValue}),
      },
    }),
  };
}

function isPackedIndex(value: unknown): value is PackedIndex {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT
  );
}

/**
 * Unpacks the records of an index file.
 *
 * @throws Error if the value is invalid, such as the index of an older or newer site.
 */
export function unpackIndex(value: unknown): SearchRecord[] {
  if (!isPackedIndex(value)) {
    throw new Error("The search index doesn't match this page. Reload the page.");
  }
  const {tag, pages} = value;
  let id = 0;
  return pages.flatMap((page) =>
    page.records.map((record) => unpackRecord(tag, page, record, id++)),
  );
}
