/**
 * The compact format of index files: records grouped by page, without repeated data. Each of their values
 * is in a list with the same values of other records, which compresses better than whole records.
 */
import {RECORD_KINDS} from '../record-kinds.ts';
import {summarizeCard} from '../summarize.ts';
import type {Hierarchy, SearchRecord} from '../types.ts';

/** Increment it when the format changes, so that open pages ask readers to reload. */
const FORMAT = 3;

/** Replaces an anchor that follows from the name, the content of the record before, or no terms. */
const OMITTED = 0;

/** `kind` is an index of `RECORD_KINDS`. `headings` exclude the title of the page and the name of the card. */
interface PackedRecord {
  readonly kind: number;
  readonly anchor: string | typeof OMITTED;
  readonly headings: readonly string[];
  readonly content: string | typeof OMITTED;
  readonly name: string;
  readonly type: string;
  readonly defaultValue: string;
  readonly terms: readonly string[] | typeof OMITTED;
}

/** The values of all records, by page. */
type Columns = {
  readonly [Key in keyof PackedRecord]: ReadonlyArray<ReadonlyArray<PackedRecord[Key]>>;
};

interface PackedPage {
  readonly path: string;
  readonly title: string;
  /** Section of the site, `lvl0`. */
  readonly part: string;
  readonly rank: number;
}

/** The records of one version. */
export interface PackedIndex {
  readonly format: number;
  /** `docusaurus_tag` of the version. */
  readonly tag: string;
  readonly pages: readonly PackedPage[];
  readonly columns: Columns;
}

/** The usual anchor of a field, a flag, or a message of a page that isn't in the error catalog. */
function anchorOf(kind: string | undefined, name: string): string {
  if (kind === 'flag') return `flag-${name.replace(/^-+/, '')}`;
  if (kind !== 'error') return name.replace(/\.\*|\[\]/g, '').replaceAll('.', '-');
  const words = name.toLowerCase().replace(/[^a-z\d]+/g, '-');
  return `error-${words.replace(/^-|-$/g, '')}`;
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
  return {
    kind: RECORD_KINDS.indexOf(kind),
    anchor: name !== '' && anchor === anchorOf(kind, name) ? OMITTED : anchor,
    headings,
    // The variants of a message have the same content.
    content: content === previous?.content ? OMITTED : content,
    name,
    type,
    defaultValue,
    terms: terms ?? OMITTED,
  };
}

/** Packs the records of a version. */
export function packIndex(tag: string, records: readonly SearchRecord[]): PackedIndex {
  const pages = new Map<string, PackedPage & {records: SearchRecord[]}>();
  for (const record of records) {
    const {url, hierarchy, pageRank} = record;
    const path = url.replace(/#.*$/, '');
    let page = pages.get(path);
    if (!page) {
      page = {path, title: hierarchy.lvl1, part: hierarchy.lvl0, rank: pageRank, records: []};
      pages.set(path, page);
    }
    page.records.push(record);
  }
  const packed = [...pages.values()].map((page) =>
    page.records.map((record, at) => packRecord(record, page.records[at - 1])),
  );
  const column = <Key extends keyof PackedRecord>(key: Key): PackedRecord[Key][][] =>
    packed.map((ofPage) => ofPage.map((record) => record[key]));
  return {
    format: FORMAT,
    tag,
    pages: [...pages.values()].map(({records: _, ...page}) => page),
    columns: {
      kind: column('kind'),
      anchor: column('anchor'),
      headings: column('headings'),
      content: column('content'),
      name: column('name'),
      type: column('type'),
      defaultValue: column('defaultValue'),
      terms: column('terms'),
    },
  };
}

function unpackRecord(
  tag: string,
  {path, title, part, rank}: PackedPage,
  {kind, anchor: packedAnchor, headings, name, type, defaultValue, terms}: PackedRecord,
  content: string,
  id: number,
): SearchRecord {
  const anchor = packedAnchor === OMITTED ? anchorOf(RECORD_KINDS[kind], name) : packedAnchor;
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
    ...(terms !== OMITTED && {terms}),
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
  const {tag, pages, columns} = value;
  let id = 0;
  return pages.flatMap((page, pageAt) => {
    let content = '';
    return (columns.kind[pageAt] ?? []).map((kind, at) => {
      const packedContent = columns.content[pageAt]?.[at] ?? OMITTED;
      if (packedContent !== OMITTED) content = packedContent;
      const record: PackedRecord = {
        kind,
        anchor: columns.anchor[pageAt]?.[at] ?? '',
        headings: columns.headings[pageAt]?.[at] ?? [],
        content,
        name: columns.name[pageAt]?.[at] ?? '',
        type: columns.type[pageAt]?.[at] ?? '',
        defaultValue: columns.defaultValue[pageAt]?.[at] ?? '',
        terms: columns.terms[pageAt]?.[at] ?? OMITTED,
      };
      return unpackRecord(tag, page, record, content, id++);
    });
  });
}
