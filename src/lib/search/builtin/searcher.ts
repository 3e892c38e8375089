/**
 * Answers questions about the records of one version. Pure.
 */
import type {Highlighted, SearchAnswer, SearchHit, SearchQuery, SearchRecord} from '../types.ts';
import {looksLikeMessage, withoutLineStarts} from './fold-message.ts';
import {excerpt, highlight, type TermWeights} from './highlight.ts';
import {readQuery, suggestQuery, type Plan} from './query.ts';
import {isGood, rank} from './rank.ts';
import {indexRecords, type RecordIndex} from './record-index.ts';

/** Longest text that is read, in characters: some lines of a log. */
const MAX_READ = 2000;

/** A question to one version. */
export type Question = Omit<SearchQuery, 'tag'>;

/** Weights of all terms that stand for words of the query. */
function termWeights({tokens, joins}: Plan): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  };
  for (const {alternatives, weight: share} of tokens) {
    for (const {term, weight} of alternatives) add(term, weight * share);
  }
  for (const {terms, weight} of joins) for (const term of terms) add(term, weight);
  return weights;
}

function headingsOf(
  {hierarchy: {lvl1, lvl2, lvl3}}: SearchRecord,
  weights: TermWeights,
): Highlighted[] {
  return [lvl1, lvl2, lvl3]
    .filter((heading) => heading !== undefined)
    .map((heading) => highlight(heading, weights));
}

function toHit({content, terms: _, ...record}: SearchRecord, weights: TermWeights): SearchHit {
  const found = excerpt(content, weights);
  const summary = record.card?.summary;
  return {
    ...record,
    // A name alone says little: what it is for comes along.
    excerpt: found.length === 0 && summary ? [{text: summary, isMatch: false}] : found,
    headings: headingsOf({content, ...record}, weights),
  };
}

function ask(
  index: RecordIndex,
  typed: string,
): {plan: Plan; ranked: readonly SearchRecord[]; good: number} {
  const bare = withoutLineStarts(typed.slice(0, MAX_READ)) || typed;
  // Messages have dashes of their own.
  const text = looksLikeMessage(bare) ? bare : index.readFlags(bare);
  const plan = readQuery(text, index.vocabulary);
  const found = index.find(termWeights(plan).keys());
  const ranked = rank(bare, plan, index, found);
  return {
    plan,
    good: ranked.filter(isGood).length,
    ranked: ranked.flatMap(({record}) => index.records[record] ?? []),
  };
}

/** Makes a function that answers questions. */
export function createSearcher(
  records: readonly SearchRecord[],
): (question: Question) => SearchAnswer {
  const index = indexRecords(records);
  return ({text, page, hitsPerPage}) => {
    const {plan, ranked, good} = ask(index, text);
    if (ranked.length === 0) {
      const suggestion = suggestQuery(text, index.vocabulary);
      const isOfUse = suggestion !== undefined && ask(index, suggestion).ranked.length > 0;
      return {hits: [], total: 0, good, ...(isOfUse && {suggestion})};
    }
    const weights = termWeights(plan);
    const from = page * hitsPerPage;
    return {
      hits: ranked.slice(from, from + hitsPerPage).map((record) => toHit(record, weights)),
      total: ranked.length,
      good,
    };
  };
}
