// cspell:ignore isation ising ization izing
/** Splits texts into words and terms. Indexing and queries must use the same rules. */
import {stemmer} from 'stemmer';

/** Maximum length of a word. Longer strings are usually keys or hashes. */
const MAX_LENGTH = 40;

/** A word: `excludePaths`, `--force-build`, `dev.*.sync`. */
export interface Word {
  /** Lowercase, without punctuation. */
  readonly text: string;
  /** Its lowercase parts: `exclude` and `paths`. A plain word has one. */
  readonly parts: readonly string[];
  /** The names with several parts in it, without separators: `devsyncexcludepaths` and `excludepaths`. */
  readonly names: readonly {readonly text: string; readonly parts: readonly string[]}[];
  /** Terms of the index: the stems of its parts and names. */
  readonly terms: readonly string[];
}

/** A word and its range in a text; `end` is exclusive. */
interface PlacedWord {
  readonly word: Word;
  readonly start: number;
  readonly end: number;
}

/** Converts to lowercase without diacritics: `résumé` matches `resume`. */
export function fold(text: string): string {
  // Fast path for nearly all words, ten times as fast as the code below.
  if (/^[\w-]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A version, which is one part with or without its `v`: `6.3.21`. */
const VERSION = /^\W*v?(\d+(?:\.\d+){2,})\W*$/;

/** Splits at punctuation and before capitals: `excludeFile` has two parts, `v1beta11` one. */
function partsOf(raw: string): string[] {
  if (/^[a-z]+$/.test(raw)) return [raw];
  const [, version] = VERSION.exec(raw) ?? [];
  if (version !== undefined) return [version];
  return raw
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(fold);
}

/** The whole word and, in a path, the names between dots, slashes and brackets. */
function namesOf(raw: string, whole: readonly string[]): Word['names'] {
  const steps = raw.split(/[^\p{L}\p{N}_-]+/u).map(partsOf);
  const names = [whole, ...(steps.length > 1 ? steps : [])]
    .filter((parts) => parts.length > 1)
    .map((parts) => ({text: parts.join(''), parts}));
  return names.filter(
    ({text}, at) =>
      text.length <= MAX_LENGTH && names.findIndex((other) => other.text === text) === at,
  );
}

/** A word can contain an apostrophe: couldn't, chart's. */
const WORD = /[^\s,;()"'`|<>{}]+(?:['’](?:t|s|re|ve|ll|d|m)\b)?/gu;

const analyses = new Map<string, Word>();

/** Analyzes a word. Cached, because most words of an index occur often. */
function analyze(raw: string): Word {
  const cached = analyses.get(raw);
  if (cached) return cached;
  const plain = raw.replace(/['’](t|s|re|ve|ll|d|m)$/u, (_, end: string) =>
    end === 't' ? 't' : '',
  );
  const parts = partsOf(plain);
  const names = parts.length > 1 ? namesOf(plain, parts) : [];
  const terms = [...parts, ...names.map(({text}) => text)].map(stem);
  const result = {text: parts.join(''), parts, names, terms};
  analyses.set(raw, result);
  return result;
}

/** The words of a text, in order. */
export function readWords(text: string): Word[] {
  return (text.match(WORD) ?? []).map(analyze).filter(({parts}) => parts.length > 0);
}

/** The words of a text with their positions. */
export function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)]
    .map(({0: raw, index}) => ({
      word: analyze(raw),
      start: index,
      // Punctuation at the end belongs to the sentence.
      end: index + raw.replace(/[.:!?]+$/, '').length,
    }))
    .filter(({word}) => word.parts.length > 0);
}

/** Converts British to American spelling. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/isation(s?)$/, 'ization$1'],
  [/ise(d|s|r|rs)?$/, 'ize$1'],
  [/ising$/, 'izing'],
  [/yse(d|s|r)?$/, 'yze$1'],
  [/([a-z]{2})our(s|ed)?$/, '$1or$2'],
];

/** Words whose stem is wrong, or equals that of an unrelated word. */
const UNSTEMMED: ReadonlySet<string> = new Set([
  'devspace',
  'kubernetes',
  'news',
  'alias',
  'terminal',
]);

const stems = new Map<string, string>();

/** The stem of a word: `dependencies` and `dependency` have the same one. */
export function stem(word: string): string {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const spelling = SPELLINGS.reduce(
    (text, [ending, other]) => (text.length > 5 ? text.replace(ending, other) : text),
    word.slice(0, MAX_LENGTH),
  );
  const unstemmed = [spelling, spelling.replace(/s$/, '')].find((form) => UNSTEMMED.has(form));
  const result = unstemmed ?? (/^[a-z]+$/.test(spelling) ? stemmer(spelling) : spelling);
  stems.set(word, result);
  return result;
}
