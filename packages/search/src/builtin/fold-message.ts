// cspell:ignore TRAC DEBU ERRO FATA PANI EFIW
/** Recognizes messages in pasted output, whose names, numbers, paths and URLs differ for each reader. */
import {BOILERPLATE} from './stop-words.ts';

/** Whether a text resembles output of a program instead of a question. */
export function looksLikeMessage(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (words < 3) return false;
  return (
    /\b(?:cannot|can not|couldn't|could not|unable|fail(?:ed|ure|s)?|fatal|panic|error|denied|refused|invalid|exceeded|timed out|not (?:found|supported|allowed|valid|exist)|is (?:required|missing)|no such|warn(?:ing)?)\b/i.test(
      text,
    ) || /\w: \S|\[\w+\]|['"][^'"]+['"]/.test(text)
  );
}

/** Prefixes of log lines: timestamps, levels and source locations. */
const LINE_PREFIXES: readonly RegExp[] = [
  // ANSI color codes.
  // eslint-disable-next-line no-control-regex
  /\u001b?\[\d{1,3}(?:;\d{1,3})*m/g,
  /\btime="[^"]*"|\blevel=\w+|\bmsg=(?=")/g,
  // FATA[0003], E1122 10:04:05.123456 4242 reflector.go:12]
  /\b(?:TRAC|DEBU|INFO|WARN|ERRO|FATA|PANI)\[\d+\]/g,
  /^[EFIW]\d{4} [\d:.]+\s+\d+ [\w.]+:\d+\]/gm,
  /^\s*\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?/gm,
  /^\s*\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?/gm,
  /\[(?:trace|debug|info|done|warn(?:ing)?|error|fatal|panic)\]:?/gi,
  /^\s*(?:trace|debug|info|done|warn(?:ing)?|fatal):\s/gim,
  // The part of the session that printed the line: `build:api`.
  /^\s*(?:[a-z]+:(?!\d)[\w./-]+ )+/gm,
];

/** Lines of output that report progress. */
const PROGRESS = /^\s*(?:\S+:\S+ )*\[?(?:trace|debug|info|done|wait)\]?:?\s/i;

/** Omits the progress in output of multiple lines, unless there is nothing else. */
function omitProgress(text: string): string {
  const lines = text.split('\n');
  const others = lines.filter((line) => line.trim() !== '' && !PROGRESS.test(line));
  return others.length > 0 && lines.length > 1 ? others.join('\n') : text;
}

/** Removes prefixes of log lines, such as timestamps and levels, and lines that report progress. */
export function stripLinePrefixes(text: string): string {
  return LINE_PREFIXES.reduce(
    (rest, prefix) => rest.replace(prefix, ' '),
    omitProgress(text),
  ).trim();
}

/**
 * Placeholders in documented messages (`X`, `FIELD`, `3xxxx`, `...`), and variable parts such as numbers.
 * Exit codes tell messages apart.
 */
const PLACEHOLDER = /\.{3}|<[^>]*>|\[\w?\]|\b(?:[A-Z]|[A-Z]{4,}|(?<!exit (?:code|status) )\d+x*)\b/;

/** A message matches if its literal text has this many characters, or is this share of its part of the text. */
const MIN_LITERAL = 24;
const MIN_SHARE = 0.4;
/** Minimum number of literal words in an excerpt of a message, and their share of the excerpt. */
const MIN_WORDS = 3;
const MIN_EXCERPT_SHARE = 0.5;
/** Maximum number of words of an excerpt. */
const MAX_EXCERPT = 40;

/** Borders of the boxes and tables in which terminals print messages. */
const BORDERS = /[\u2500-\u259f]+|[#+*=-]{3,}|(?<!\S)[|#](?!\S)/g;

function plain(text: string): string {
  return text
    .replace(BORDERS, ' ')
    .replace(/['"`’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Parts of messages that differ for each reader. */
const VARIABLE_PARTS: readonly RegExp[] = [
  /(?:sha256:)?\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,}\b(?:-[a-z\d]{5}\b)?/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?/g,
  // The folders of a path.
  /(?<![\w/])(?:~|[A-Za-z]:|file:\/)?(?:[\\/][\w.@-]+)+[\\/](?=[\w.-])/g,
  // Registry, repository and tag of an image.
  /\b[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/[\w.-]+)+(?::[\w.-]+)?/g,
  // A name in quotes, unless it's a name in a config or script.
  /(?<!\w)(['"`])(?!--)[a-z\d][a-z\d./:-]*\1/g,
];

/** Removes the parts of a message that differ for each reader. */
export function omitVariableParts(message: string): string {
  return VARIABLE_PARTS.reduce((rest, part) => rest.replace(part, ' '), message);
}

function isCommon(word: string): boolean {
  return BOILERPLATE.has(word) || /^\d+$/.test(word);
}

/** The length of a text. Words that many messages contain count less. */
function weigh(text: string): number {
  const lengths = text
    .split(' ')
    .map((word) => word.length * (isCommon(word.replace(/\W/g, '')) ? 0.1 : 1));
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** The literal text of a message, without placeholders. */
function literalsOf(message: string): string[] {
  return message
    .split(PLACEHOLDER)
    .map(plain)
    .filter((literal) => /\w/.test(literal));
}

/** The words of a message. Those with a placeholder are undefined. */
function wordsOf(message: string): (string | undefined)[] {
  return message
    .split(/\s+/)
    .map((word) => (PLACEHOLDER.test(word) ? undefined : trimEnd(plain(word))))
    .filter((word) => word !== '');
}

/** Removes punctuation at the end, which an excerpt may lack. */
function trimEnd(word: string): string {
  return word.replace(/[.,:;]+$/, '');
}

/** A text, with the positions at which its parts start and end: lines, and what wraps a message, `X: …`. */
interface Pasted {
  readonly text: string;
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function readPasted(raw: string): Pasted {
  const lines = raw.split('\n').map(plain).filter(Boolean);
  const text = lines.join(' ');
  let at = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const line of lines) {
    starts.push(at);
    for (const {index} of line.matchAll(/: /g)) {
      ends.push(at + index);
      starts.push(at + index + 2);
    }
    at += line.length + 1;
    ends.push(at - 1);
  }
  return {text, words: text.split(' ').map(trimEnd), starts, ends};
}

/** Whether a range contains most of the parts of the text that it's in. */
function isMostOfPart(
  {text, starts, ends}: Pasted,
  [from, to]: readonly [number, number],
  length: number,
): boolean {
  const start = starts.findLast((position) => position <= from) ?? 0;
  const end = ends.find((position) => position >= to) ?? text.length;
  return length >= MIN_SHARE * (end - start);
}

/** Finds a text whose ends aren't within words: `or` isn't in `error`. */
function findWords(text: string, literal: string, from: number): number {
  const isInWord = (at: number): boolean => /^\w\w$/.test(text.slice(Math.max(0, at - 1), at + 1));
  let at = text.indexOf(literal, from);
  while (at >= 0 && (isInWord(at) || isInWord(at + literal.length)))
    at = text.indexOf(literal, at + 1);
  return at;
}

/**
 * Finds literals in their order.
 *
 * @param isShort - Whether they are so short that words may contain them.
 */
function findLiterals(
  text: string,
  literals: readonly string[],
  isShort: boolean,
): [number, number] | undefined {
  let at = 0;
  let from: number | undefined;
  for (const literal of literals) {
    const found = isShort ? findWords(text, literal, at) : text.indexOf(literal, at);
    if (found < 0) return undefined;
    from ??= found;
    at = found + literal.length;
  }
  return from === undefined ? undefined : [from, at];
}

/**
 * The number of literal characters of an excerpt of a message, in which any words can replace a
 * placeholder; 0 if it's no excerpt.
 */
function matchExcerpt(
  excerpt: readonly string[],
  message: ReadonlyArray<string | undefined>,
): number {
  // The best match that ends before each word of the message.
  let best: (Excerpt | undefined)[] = [...message, ''].map(() => ({words: 0, length: 0}));
  for (const word of excerpt) {
    const next: (Excerpt | undefined)[] = best.map(() => undefined);
    const reach = (at: number, candidate: Excerpt): void => {
      if ((next[at]?.length ?? -1) < candidate.length) next[at] = candidate;
    };
    best.forEach((found, at) => {
      if (!found || at === message.length) return;
      const expected = message[at];
      if (expected === undefined) {
        reach(at, found);
        reach(at + 1, found);
      } else if (expected === word) {
        reach(at + 1, {words: found.words + 1, length: found.length + weigh(word)});
      }
    });
    best = next;
  }
  return Math.max(
    0,
    ...best.map((found) => (found && found.words >= MIN_WORDS ? found.length : 0)),
  );
}

interface Excerpt {
  readonly words: number;
  readonly length: number;
}

/**
 * Returns a function that finds messages which a text contains, with any values for placeholders, or
 * which contain the text. The result maps ids to the number of matching
 * characters, of which those of common words count less.
 */
export function createMessageMatcher(
  messages: ReadonlyMap<number, string>,
): (text: string) => ReadonlyMap<number, number> {
  const prepared = [...messages].map(([id, message]) => {
    const literals = literalsOf(message);
    return {
      id,
      words: wordsOf(message),
      literals,
      length: literals.join('').length,
      weight: literals.reduce((sum, literal) => sum + weigh(literal), 0),
    };
  });
  return (raw) => {
    const pasted = readPasted(raw);
    const {text, words: excerpt} = pasted;
    const size = weigh(text);
    const mayBeExcerpt = excerpt.length >= MIN_WORDS && excerpt.length <= MAX_EXCERPT;
    const lengths = new Map<number, number>();
    for (const {id, words, literals, length, weight} of prepared) {
      const isShort = length < MIN_LITERAL;
      const range = findLiterals(text, literals, isShort);
      if (range && (!isShort || isMostOfPart(pasted, range, length))) {
        lengths.set(id, weight);
        continue;
      }
      if (!mayBeExcerpt) continue;
      const isLongEnough = (matching: number): boolean =>
        matching > 0 && matching >= MIN_EXCERPT_SHARE * size;
      // Most messages don't have these words at all.
      const common = excerpt.filter((word) => words.includes(word)).map(weigh);
      if (!isLongEnough(common.reduce((sum, part) => sum + part, 0))) continue;
      const matching = matchExcerpt(excerpt, words);
      if (isLongEnough(matching)) lengths.set(id, matching);
    }
    return lengths;
  };
}
