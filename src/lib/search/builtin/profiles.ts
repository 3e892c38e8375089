/**
 * What ranking asks of single records, worked out when it is first asked. Pure.
 */
import type {SearchRecord} from '../types.ts';
import {ownParts} from './fold-message.ts';
import {STOP_WORDS} from './stop-words.ts';
import {readWords, stem, termsOf} from './words.ts';

/** Terms of the parts of a record. */
export interface Profile {
  /** Its name: all of `dev.*.ssh.useInclude`. */
  readonly name: readonly string[];
  /** The same with names in one piece: `devsshuseinclude` and `useinclude`. */
  readonly nameTerms: ReadonlySet<string>;
  /** The last part of its name: `useInclude`. */
  readonly leaf: readonly string[];
  /** Its name in one piece. */
  readonly written: string;
  /** What it is called, in one piece: its name and its own heading or title. */
  readonly writtenNames: readonly string[];
  /** Number of steps of its name: four in `dev.*.sync[].path`. */
  readonly depth: number;
  /** Its message, or the problem that it solves, without the places where readers have names of their own. */
  readonly message: readonly string[];
  /** Tells whether it is the section of a page that says what may go wrong. */
  readonly isTrouble: boolean;
  /** The heading of a section. */
  readonly heading: readonly string[];
  /** The title of its page. */
  readonly title: readonly string[];
  /** The last step of the URL of its page. */
  readonly address: readonly string[];
  /** Both of them, each in one piece. */
  readonly writtenTitles: readonly string[];
  /** The title and the URL of its page, with names in one piece. */
  readonly titleTerms: ReadonlySet<string>;
  /** Words that stand side by side, with and without the stop words between them. */
  readonly pairs: () => ReadonlySet<string>;
}

/** Words of the URL of a page: what stands behind the base path. */
export function pathWords(url: string): string {
  return url.replace(/#.*$/, '').split('/').slice(2).join(' ');
}

function stemsOf(text: string): string[] {
  return [...new Set(readWords(text).flatMap(({parts}) => parts.map(stem)))];
}

/** Words without what separates them. */
export function inOnePiece(text: string): string {
  return readWords(text)
    .map((word) => word.text)
    .join('');
}

function messageOf(text: string): string[] {
  const own = ownParts(text);
  const words = readWords(text).filter(
    ({start, end}) => !own.some((part) => start < part.end && end > part.start),
  );
  // A single letter stands for a name: "dev.X has to match".
  return words.flatMap(({parts}) => parts.filter((part) => part.length > 1).map(stem));
}

/** The heading of a section of troubleshooting, which names a problem; empty for other records. */
function problemOf({kind, hierarchy: {lvl2, lvl3}}: SearchRecord): string {
  return kind === 'section' && lvl2 === 'Troubleshooting' ? (lvl3 ?? '') : '';
}

function pairsOf({
  kind,
  card,
  hierarchy: {lvl1, lvl2, lvl3},
  content,
  terms = [],
}: SearchRecord): Set<string> {
  const pairs = new Set<string>();
  const title = kind === 'page' || kind === 'command' ? lvl1 : '';
  for (const text of [title, card?.name, lvl2, lvl3, content, ...terms]) {
    const all = readWords(text ?? '').flatMap(({parts}) => parts);
    for (const words of [all, all.filter((word) => !STOP_WORDS.has(word))]) {
      words.slice(1).forEach((next, at) => pairs.add(`${stem(words[at] ?? '')} ${stem(next)}`));
    }
  }
  return pairs;
}

function ownHeading({anchor, hierarchy: {lvl1, lvl2, lvl3}}: SearchRecord): string {
  return anchor === '' ? lvl1 : (lvl3 ?? lvl2 ?? '');
}

function createProfile(record: SearchRecord): Profile {
  const name = record.card?.name ?? '';
  const address = record.url.replace(/#.*$/, '').replace(/^.*\//, '');
  let pairs: Set<string> | undefined;
  return {
    name: stemsOf(name),
    nameTerms: new Set(termsOf(readWords(name))),
    leaf: stemsOf(name.replace(/^.*[.\s](?=[^.])/, '')),
    written: inOnePiece(name),
    writtenNames: [name, ownHeading(record)].map(inOnePiece).filter(Boolean),
    depth: name.split('.').length,
    message: messageOf(record.kind === 'error' ? name : problemOf(record)),
    isTrouble:
      record.kind === 'section' &&
      record.hierarchy.lvl3 === undefined &&
      /^(?:Common mistakes|Troubleshooting)$/.test(record.hierarchy.lvl2 ?? ''),
    heading: stemsOf(record.hierarchy.lvl3 ?? record.hierarchy.lvl2 ?? ''),
    title: stemsOf(record.hierarchy.lvl1),
    address: stemsOf(address),
    writtenTitles: [record.hierarchy.lvl1, address].map(inOnePiece),
    titleTerms: new Set(termsOf(readWords(`${record.hierarchy.lvl1} ${pathWords(record.url)}`))),
    pairs: () => (pairs ??= pairsOf(record)),
  };
}

/** Makes a function that knows the profile of each record. */
export function createProfiles(records: readonly SearchRecord[]): (record: number) => Profile {
  const profiles = new Map<number, Profile>();
  return (id) => {
    const known = profiles.get(id);
    if (known) return known;
    const record = records[id];
    if (!record) throw new Error(`No search record has the id ${id}.`);
    const profile = createProfile(record);
    profiles.set(id, profile);
    return profile;
  };
}
