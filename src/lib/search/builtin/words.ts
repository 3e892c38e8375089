// cspell:ignore isation ising ization izing
/**
 * Takes text apart into the words that the search compares. Pure, and the same for what is indexed
 * and for what is typed.
 */
import {stemmer} from 'stemmer';

/** Longest word that is looked at: longer ones are keys and hashes that nobody types. */
const MAX_LENGTH = 40;

/** A word as it is written: `excludePaths`, `--force-build`, `dev.*.sync`. */
export interface Word {
  /** In lower case, without signs at its ends. */
  readonly text: string;
  /** Its parts in lower case: `exclude`, `paths`. One part if it is a plain word. */
  readonly parts: readonly string[];
  /** Names of several parts in it, in one piece: `devsyncexcludepaths` and `excludepaths`. */
  readonly names: readonly {readonly text: string; readonly parts: readonly string[]}[];
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** Marks are dropped, so that `résumé` and `resume` are one word. */
export function fold(text: string): string {
  // Nearly all words: the long way takes ten times as long.
  if (/^[\w-]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits at signs, and where small letters end: `v1beta11` stays, `excludeFile` does not. */
function partsOf(written: string): string[] {
  if (/^[a-z]+$/.test(written)) return [written];
  return written
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(fold);
}

/** The word as a whole, and the steps of a path: what stands between dots, slashes and brackets. */
function namesOf(written: string, whole: readonly string[]): Word['names'] {
  const steps = written.split(/[^\p{L}\p{N}_-]+/u).map(partsOf);
  const names = [whole, ...(steps.length > 1 ? steps : [])]
    .filter((parts) => parts.length > 1)
    .map((parts) => ({text: parts.join(''), parts}));
  return names.filter(
    ({text}, at) =>
      text.length <= MAX_LENGTH && names.findIndex((other) => other.text === text) === at,
  );
}

/** All words of a text in order. Never more than asked for. */
export function readWords(text: string, limit = Number.POSITIVE_INFINITY): Word[] {
  const words: Word[] = [];
  // An apostrophe belongs to its word: couldn't, chart's.
  const written = /[^\s,;()"'`|<>{}]+(?:['’](?:t|s|re|ve|ll|d|m)\b)?/gu;
  for (let match = written.exec(text); match && words.length < limit; match = written.exec(text)) {
    const [raw] = match;
    const plain = raw.replace(/['’](t|s|re|ve|ll|d|m)$/u, (_, end: string) =>
      end === 't' ? 't' : '',
    );
    const parts = partsOf(plain);
    if (parts.length === 0) continue;
    words.push({
      text: parts.join(''),
      parts,
      names: parts.length > 1 ? namesOf(plain, parts) : [],
      start: match.index,
      // Signs at its end belong to the sentence.
      end: match.index + raw.replace(/[.:!?]+$/, '').length,
    });
  }
  return words;
}

/** Parts that belong to names written differently in places: `kustomise` is met by its stem. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/isation(s?)$/, 'ization$1'],
  [/ise(d|s|r|rs)?$/, 'ize$1'],
  [/ising$/, 'izing'],
  [/yse(d|s|r)?$/, 'yze$1'],
  [/([a-z]{2})our(s|ed)?$/, '$1or$2'],
];

/** Words whose stem would meet that of another word, or that have no stem. */
const UNSTEMMED: ReadonlySet<string> = new Set(['devspace', 'kubernetes', 'news', 'alias']);

const stems = new Map<string, string>();

/** The stem of a word: `dependencies` and `dependency` have the same one. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const spelling = SPELLINGS.reduce(
    (text, [ending, other]) => (text.length > 5 ? text.replace(ending, other) : text),
    word.slice(0, MAX_LENGTH),
  );
  const isPlain = /^[a-z]+$/.test(spelling) && !UNSTEMMED.has(spelling);
  const result = isPlain ? stemmer(spelling) : spelling;
  // Readers of one page type few words; the limit is for hours of odd input.
  if (stems.size > 50_000) stems.clear();
  stems.set(word, result);
  return result;
}

/** Terms that words are indexed under: their parts, and names in one piece. */
export function termsOf(words: readonly Word[]): string[] {
  return words.flatMap(({parts, names}) => [
    ...parts.map(stem),
    ...names.map(({text}) => stem(text)),
  ]);
}
