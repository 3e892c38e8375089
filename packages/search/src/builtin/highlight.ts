/** Highlights words of a query in texts. */
import type {Highlighted} from '../types.ts';
import {placeWords, stem, type Word} from './words.ts';

/** Maximum length of an excerpt, in characters. */
const LENGTH = 180;
/** Maximum length of the text before the first match, in characters. */
const LEAD = 40;

/** Weight of each term that matches the query. */
export type TermWeights = ReadonlyMap<string, number>;

function weightOf({text, parts}: Word, weights: TermWeights): number {
  return Math.max(0, ...[text, ...parts].map((part) => weights.get(stem(part)) ?? 0));
}

/**
 * Splits a text into pieces, with words of the query as separate pieces.
 *
 * @param typed - Weights of the query's own terms, without synonyms.
 */
export function highlight(text: string, typed: TermWeights): Highlighted {
  const pieces: {text: string; isMatch: boolean}[] = [];
  const push = (piece: string, isMatch: boolean): void => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else if (piece !== '') pieces.push({text: piece, isMatch});
  };
  let at = 0;
  for (const {word, start, end} of placeWords(text)) {
    if (weightOf(word, typed) === 0) continue;
    push(text.slice(at, start), false);
    const typedWord = text.slice(start, end);
    // Of a path, only the names that match.
    for (const name of word.parts.length > 1 ? typedWord.split(/(?<=\.)/) : [typedWord])
      push(
        name,
        placeWords(name).some((part) => weightOf(part.word, typed) > 0),
      );
    at = end;
  }
  push(text.slice(at), false);
  return pieces;
}

/** The start of the sentence or word at most `LEAD` characters before a match. */
function findStart(text: string, match: number): number {
  if (match <= LEAD) return 0;
  const lead = text.slice(match - LEAD, match);
  const [sentence] = [...lead.matchAll(/(?<=[.!?] )\S/g)].slice(-1);
  return match - LEAD + (sentence?.index ?? Math.max(0, lead.search(/(?<=\s)\S/)));
}

/**
 * The part of a text that contains most of the query or its synonyms, as highlighted pieces; empty without a
 * match.
 */
export function excerpt(text: string, weights: TermWeights, typed = weights): Highlighted {
  const words = placeWords(text);
  const found = words.flatMap(({word, ...range}) => {
    const weight = weightOf(word, weights);
    return weight > 0 ? [{text: word.text, weight, ...range}] : [];
  });
  let best = {score: 0, start: 0};
  for (const [index, first] of found.entries()) {
    const seen = new Set<string>();
    let score = 0;
    for (const word of found.slice(index)) {
      if (word.end > first.start + LENGTH - LEAD) break;
      // Repeated words add little.
      score += word.weight * (seen.has(word.text) ? 0.1 : 1);
      seen.add(word.text);
    }
    if (score > best.score) best = {score, start: first.start};
  }
  if (best.score === 0) return [];
  const from = findStart(text, best.start);
  const to = words.findLast(({end}) => end <= from + LENGTH)?.end ?? text.length;
  const isCut = to < text.length && /[\p{L}\p{N}]/u.test(text.slice(to));
  const piece = text.slice(from, isCut ? to : text.length);
  return highlight(`${from > 0 ? '… ' : ''}${piece}${isCut ? ' …' : ''}`, typed);
}
