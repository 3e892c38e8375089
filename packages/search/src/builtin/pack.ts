/** The compact format of index files: records grouped by page, without repeated data. */
import {RECORD_KINDS} from '../record-kinds.ts';
import {summarizeCard} from '../summarize.ts';
import type {Hierarchy, SearchRecord} from '../types.ts';

/** Increment it when the format changes, so that open pages ask readers to reload. */
const FORMAT = 3;

/** Replaces an anchor that follows from the name, and the content of the previous record. */
const OMITTED = 0;

/** `kind` is an index of `RECORD_KINDS`. `headings` exclude the title of the page and the name of the card. */
type PackedRecord = readonly [
  kind: number,
  anchor: string | typeof OMITTED,
  headings: readonly string[],
  content: string | typeof OMITTED,
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

/** The usual anchor of a field, a flag or a symptom. */
function anchorOf(kind: string | undefined, name: string): string {
  if (kind === 'flag') return `flag-${name.replace(/^-+/, '')}`;
  if (kind !== 'error') return name.replaceAll(/\.\*|\[\]/g, '').replaceAll('.', '-');
  const words = name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return `error-${words.replaceAll(/^-|-$/g, '')}`;
}

function packRecord(
  {kind, anchor, hierarchy, content, card, terms}: SearchRecord,
  previous: SearchRecord | undefined,
): PackedRecord {
  // The record contains the name of the card anyway.
  const headings = [hierarchy.lvl2, hierarchy.lvl3]
    .filter((heading) => heading !== undefined)
    .filter((heading) => heading !== card?.name);
  const {name = '', type = '', default: defaultValue = ''} = card ?? {};
  const plain = [
    RECORD_KINDS.indexOf(kind),
    name !== '' && anchor === anchorOf(kind, name) ? OMITTED : anchor,
    headings,
    // The variants of a message have the same content.
    content === previous?.content ? OMITTED : content,
  ] as const;
  if (terms) return [...plain, name, type, defaultValue, terms];
  if (type || defaultValue) return [...plain, name, type, defaultValue];
  return card ? [...plain, name] : plain;
}

/** Packs the records of a version. */
export function packIndex(tag: string, records: readonly SearchRecord[]): PackedIndex {
  const pages = new Map<string, PackedPage & {records: PackedRecord[]}>();
  let previous: SearchRecord | undefined;
  for (const record of records) {
    const {url, hierarchy, pageRank} = record;
    const path = url.replace(/#.*$/, '');
    let page = pages.get(path);
    if (!page) {
      page = {path, title: hierarchy.lvl1, part: hierarchy.lvl0, rank: pageRank, records: []};
      pages.set(path, page);
    }
    page.records.push(packRecord(record, previous));
    previous = record;
  }
  return {format: FORMAT, tag, pages: [...pages.values()]};
}

function unpackRecord(
  tag: string,
  {path, title, part, rank}: PackedPage,
  [kind, packedAnchor, headings, packedContent, name, type, defaultValue, terms]: PackedRecord,
  id: number,
  previous: SearchRecord | undefined,
): SearchRecord {
  const anchor = packedAnchor === OMITTED ? anchorOf(RECORD_KINDS[kind], name ?? '') : packedAnchor;
  const content = packedContent === OMITTED ? (previous?.content ?? '') : packedContent;
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
  const records: SearchRecord[] = [];
  for (const page of pages) {
    for (const record of page.records)
      records.push(unpackRecord(tag, page, record, records.length, records.at(-1)));
  }
  return records;
}
