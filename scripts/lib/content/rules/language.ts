import fillerWords from '../filler-words.json' with {type: 'json'};
import terminology from '../terminology.json' with {type: 'json'};
import {readText} from '../base/front-matter.ts';
import {CODE_MARK, splitSentences, type ProseBlock} from '../base/prose.ts';
import type {Site} from '../base/site.ts';
import type {Finding, Place, Rule, SourceFile} from '../base/types.ts';

/** Longest sentence that readers take in at once. */
const MAX_WORDS = 32;

/** A row of code spans reads like one word: `␣, ␣ and ␣`. */
const CODE_ROW = new RegExp(`${CODE_MARK}(?:(?:, | and | or |, and |, or )${CODE_MARK})+`, 'g');

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
}

/** Longer ones first, so that "Docker hub" is found before "docker". */
function anyOf(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
}

const FILLERS = new RegExp(`\\b(?:${anyOf(Object.keys(fillerWords))})\\b`, 'gi');
const fillerHints: Readonly<Record<string, string>> = fillerWords;

/** The right spelling, by each wrong one. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries(terminology).flatMap(([right, wrong]) => wrong.map((word) => [word, right])),
);
// Parts of paths, addresses and longer names are no words.
const WRONG_SPELLINGS = new RegExp(
  `(?<![\\w.@/~-])(?:${anyOf([...spellings.keys()])})(?![\\w/-]|\\.\\w)`,
  'g',
);

const QUOTES = /"[^"\n]*"|“[^”\n]*”/g;

/** Blanks quotations out: others say what they like. */
function withoutQuotes(text: string): string {
  return text.replace(QUOTES, (quote) => ' '.repeat(quote.length));
}

function countWords(text: string): number {
  return text
    .replace(CODE_ROW, CODE_MARK)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}␣]/u.test(word)).length;
}

/** A part of the page with words in it. */
type Words = Pick<ProseBlock, 'placeOf' | 'text'>;

function checkLength({text, placeOf}: Words): Finding[] {
  return splitSentences(text).flatMap((sentence) => {
    const count = countWords(sentence.text);
    if (count <= MAX_WORDS) return [];
    return [
      {
        place: placeOf(sentence.start, sentence.text.length),
        message: `the sentence has ${count} words`,
        hint: `make two of it, or a list: ${MAX_WORDS} words are plenty`,
        severity: 'warning',
      },
    ];
  });
}

function checkFillers({text, placeOf}: Words): Finding[] {
  return [...withoutQuotes(text).matchAll(FILLERS)].map(({0: word, index}) => {
    const known = word.toLowerCase().replace(/\s+/g, ' ');
    return {
      place: placeOf(index, word.length),
      message: `"${word}" tells readers nothing`,
      hint: fillerHints[known] ?? 'leave it out',
      severity: 'warning',
    };
  });
}

/** Any word begins with a capital there. */
function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:]["'”’)\]]*\s+|^["'“‘(]+)$/.test(text.slice(0, at));
}

function checkSpelling({text, placeOf}: Words): Finding[] {
  return [...withoutQuotes(text).matchAll(WRONG_SPELLINGS)].flatMap(({0: word, index}) => {
    const right = spellings.get(word.replace(/\s+/g, ' '));
    if (right === undefined) return [];
    const isCapitalized = word === right.charAt(0).toUpperCase() + right.slice(1);
    if (isCapitalized && beginsSentence(text, index)) return [];
    return [
      {
        place: placeOf(index, word.length),
        message: `"${word}" is spelled "${right}"`,
        hint: `write "${right}", or put a name in code into code font`,
      },
    ];
  });
}

/** Title and description: their values begin at a known place, perhaps behind a quote. */
function frontMatterWords(file: SourceFile): Words[] {
  return ['title', 'description'].flatMap((key) => {
    const text = readText(file.frontMatter, key);
    const place = file.frontMatter.entries.get(key)?.valuePlace;
    if (text === undefined || !place) return [];
    const source = file.lines[place.line - 1] ?? '';
    const from = Math.max(source.indexOf(text, place.column - 1), place.column - 1);
    const placeOf = (start: number, length: number): Place => ({
      line: place.line,
      column: from + start + 1,
      length,
    });
    // Commands stand there without code font.
    return [
      {
        text: text.replace(/\b(?:devspace|docker|helm)(?= [a-z])/g, (word) =>
          ' '.repeat(word.length),
        ),
        placeOf,
      },
    ];
  });
}

function check(file: SourceFile, site: Site): Finding[] {
  const {prose} = site.content(file);
  const paragraphs = prose.filter(({kind}) => kind === 'paragraph');
  const all = [...frontMatterWords(file), ...prose];
  return [
    ...paragraphs.flatMap(checkLength),
    ...all.flatMap(checkFillers),
    ...all.flatMap(checkSpelling),
  ];
}

/** The text is plain: short sentences, no filler, and one spelling for each name. */
export const language: Rule = {
  name: 'language',
  summary: `One spelling for each name; no sentence of more than ${MAX_WORDS} words and no filler words (warnings).`,
  check,
};
