/** Searches the records of a version. */
import type {Highlighted, SearchResults, SearchHit, SearchQuery, SearchRecord} from '../types.ts';
import {looksLikeMessage, stripLinePrefixes} from './fold-message.ts';
import {excerpt, highlight, type TermWeights} from './highlight.ts';
import {readQuery, suggestQuery, type Plan} from './query.ts';
import {isGood, rank} from './rank.ts';
import {indexRecords, type RecordIndex} from './record-index.ts';

/** Maximum length of a query, in characters: some lines of a log. */
const MAX_LENGTH = 2000;

/** A query for one version. */
export type Question = Omit<SearchQuery, 'tag'>;

/** Weights of all terms that match the query, with or without synonyms. */
function termWeights({tokens, joins}: Plan, hasSynonyms = true): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  };
  for (const {alternatives, weight: share} of tokens) {
    for (const {term, weight} of alternatives) add(term, weight * share);
  }
  for (const {terms, weight, isSynonym} of joins) {
    if (isSynonym && !hasSynonyms) continue;
    for (const term of terms) add(term, weight);
  }
  return weights;
}

function headingsOf(
  {hierarchy: {lvl1, lvl2, lvl3}}: SearchRecord,
  typed: TermWeights,
): Highlighted[] {
  return [lvl1, lvl2, lvl3]
    .filter((heading) => heading !== undefined)
    .map((heading) => highlight(heading, typed));
}

/** The other commands with a flag. */
function otherCommands(
  {kind, card, hierarchy}: SearchRecord,
  {findCommands}: RecordIndex,
): readonly string[] {
  if (kind !== 'flag' || !card) return [];
  return findCommands(card.name).filter((command) => command !== hierarchy.lvl1);
}

/** A record, with `isGuess` of the hit. */
type Found = SearchRecord & Pick<SearchHit, 'isGuess'>;

function toHit(found: Found, index: RecordIndex, plan: Plan): SearchHit {
  const {content, terms: _, ...record} = found;
  const typed = termWeights(plan, false);
  const text = excerpt(content, termWeights(plan), typed);
  const summary = record.card?.summary;
  const others = otherCommands(found, index);
  return {
    ...record,
    // If only the name matches, the summary explains it.
    excerpt: text.length === 0 && summary ? [{text: summary, isMatch: false}] : text,
    headings: headingsOf(found, typed),
    ...(others.length > 0 && {otherCommands: others}),
  };
}

function runQuery(
  index: RecordIndex,
  typed: string,
): {plan: Plan; ranked: readonly Found[]; good: number} {
  const bare = stripLinePrefixes(typed.slice(0, MAX_LENGTH)) || typed;
  // Dashes in messages aren't flags.
  const text = looksLikeMessage(bare) ? bare : index.expandFlags(bare);
  const plan = readQuery(text, index.vocabulary);
  const found = index.find(new Set(termWeights(plan).keys()));
  const ranked = rank(text, plan, index, found);
  const messages = plan.isGuess ? index.findMessages(text) : undefined;
  return {
    plan,
    good: ranked.filter(isGood).length,
    ranked: ranked.map(({record}) => ({
      ...index.recordOf(record),
      ...(messages?.has(record) === false && {isGuess: true}),
    })),
  };
}

/** Returns a function that searches the records. */
export function createSearcher(
  records: readonly SearchRecord[],
): (question: Question) => SearchResults {
  const index = indexRecords(records);
  return ({text, page, hitsPerPage}) => {
    const {plan, ranked, good} = runQuery(index, text);
    if (ranked.length === 0) {
      const suggestion = suggestQuery(text, index.vocabulary);
      const hasResults = suggestion !== undefined && runQuery(index, suggestion).ranked.length > 0;
      return {hits: [], total: 0, good, ...(hasResults && {suggestion})};
    }
    const from = page * hitsPerPage;
    return {
      hits: ranked.slice(from, from + hitsPerPage).map((record) => toHit(record, index, plan)),
      total: ranked.length,
      good,
    };
  };
}
