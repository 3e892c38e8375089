/**
 * Ranks what was found. The whole ranking is in this module:
 *
 * 1. **Pages.** A page scores by the fields that contain the words of the query (`PAGE_FIELD_BOOSTS`), rare
 *    words more than frequent ones, times the share of the query that it contains.
 * 2. **Records.** A section, field, flag, command or message adds the same for itself (`FIELD_BOOSTS`).
 * 3. **Phrases.** A record adds `PHRASE_WEIGHT` the more its name, its message or one of its search terms
 *    resembles the query as a whole. A single word names a topic: pages come before fields of that name.
 *    A field whose name was typed in camel case, as in configs, adds `NAME_WEIGHT`.
 * 4. **Order.** Words that are next to each other in the query and in the record add to its score.
 * 5. **Pages.** Guides and troubleshooting pages repeat what the page of a command or a config section says,
 *    which comes first if both match. Pages that many others link to are slightly better.
 * 6. **Exact matches.** A message that a pasted text contains comes first: the longest one, an entry of the
 *    error catalog before the row of a table. Then what is called exactly as typed, stop words included.
 * 7. **Variety.** Each further record of a page counts less, so that other pages are in sight.
 *
 * `npm run search:quality` measures it. Pure.
 */
import type {SearchRecord} from '../types.ts';
import type {Phrase} from './profiles.ts';
import type {Plan} from './query.ts';
import type {Field, Match, RecordIndex} from './record-index.ts';
import {readWords, stem} from './words.ts';

/** How much a word says about a record, by the field that contains it. */
const FIELD_BOOSTS: Readonly<Record<Field, number>> = {
  title: 7.3,
  path: 4.2,
  name: 1.5,
  message: 4,
  heading: 9,
  terms: 4,
  intro: 4.8,
  text: 0.7,
};

/** The same for its page, which has many headings and names. */
const PAGE_FIELD_BOOSTS: Readonly<Record<Field, number>> = {
  title: 10,
  path: 4.2,
  name: 1.5,
  message: 1,
  heading: 4,
  terms: 2,
  intro: 4,
  text: 0.85,
};

/** Weight of a record, compared with its page. */
const RECORD_WEIGHT = 0.9;
/** Weight of a phrase that is the whole query. */
const PHRASE_WEIGHT = 16;
/** Weight of what isn't a page if a single word was typed: it names a topic. */
const TOPIC_WEIGHT = 0.3;
/** Weight of a name in camel case that was typed as it is written in configs. */
const NAME_WEIGHT = 3;
/** Weight of words in the order of the query. */
const ORDER_BOOST = 0.4;
/** Weight of a page that all others link to. */
const LINK_BOOST = 0.15;
/** Weight of guides and the like, compared with the pages of commands and config sections. */
const SECONDARY_WEIGHT = 0.7;
const SECONDARY_PAGES = /\/(?:guides|tools|troubleshooting)\//;
/** Weight of each further record of a page. */
const REPEATED_WEIGHT = 0.3;
/** Weight of a part of a name: the reader typed the whole. */
const PART_WEIGHT = 0.7;

/** Share of the longest message that an entry of the catalog has to be, to come before a table row. */
const SAME_MESSAGE = 0.7;

const MAX_PAGES = 40;
/** Most records whose word order is compared. */
const MAX_ORDERED = 60;
const MAX_RESULTS = 200;
/** Records with a score below this share of the best are omitted. */
const MIN_SHARE = 0.04;

/** A record with its score. */
export interface Ranked {
  readonly record: number;
  readonly score: number;
  /** Share of the query that the record contains. */
  readonly coverage: number;
}

interface FoundPage {
  readonly page: number;
  /** Greatest strength of each term. */
  readonly strengths: Map<string, number>;
  readonly matches: Match[];
}

/** Whether a result contains most of the query. */
export function isGood({coverage}: Ranked): boolean {
  return coverage >= 0.75;
}

/** Whether a record is a page as a whole. */
export function isTop(kind: string | undefined): boolean {
  return kind === 'page' || kind === 'command';
}

/** Whether a message is an entry of the error catalog. Rows of tables have anchors of their words: `error-…`. */
export function isEntry({kind, anchor}: SearchRecord): boolean {
  return kind === 'error' && !anchor.startsWith('error-');
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.record - b.record;
}

function strengthOf({fieldsOf}: Match, term: string, weights: typeof FIELD_BOOSTS): number {
  const fields = Object.hasOwn(fieldsOf, term) ? (fieldsOf[term] ?? []) : [];
  return Math.max(0, ...fields.map((field) => weights[field as Field]));
}

function groupByPage(index: RecordIndex, matches: readonly Match[]): FoundPage[] {
  const pages = new Map<number, FoundPage>();
  for (const match of matches) {
    const page = index.pageOf[match.record] ?? 0;
    const found: FoundPage = pages.get(page) ?? {page, strengths: new Map(), matches: []};
    pages.set(page, found);
    for (const term of Object.keys(match.fieldsOf)) {
      const strength = strengthOf(match, term, PAGE_FIELD_BOOSTS);
      found.strengths.set(term, Math.max(strength, found.strengths.get(term) ?? 0));
    }
    found.matches.push(match);
  }
  return [...pages.values()];
}

/** The plan without terms that were found nowhere. */
function prune(plan: Plan, matches: readonly Match[]): Plan {
  const found = new Set(matches.flatMap(({fieldsOf}) => Object.keys(fieldsOf)));
  return {...plan, joins: plan.joins.filter(({terms}) => terms.every((term) => found.has(term)))};
}

/** Scores pages and records for a query. */
function createScorer({tokens, joins}: Plan, index: RecordIndex, text: string) {
  const names = new Set(text.split(/\s+/).filter((word) => /[a-z][A-Z]/.test(word)));
  const rarity = (term: string): number => index.rarity(term) ** 0.6;
  const rarities = tokens.map(({alternatives, weight}, at) => {
    const names = joins.filter((join) => join.isOneWord && at >= join.from && at < join.to);
    // A name in one piece makes its parts rare as well.
    const ofNames = names.map(({terms: [name = ''], from, to}) => index.rarity(name) / (to - from));
    return weight * Math.max(Math.min(...alternatives.map(({term}) => rarity(term))), ...ofNames);
  });
  const total = rarities.reduce((sum, value) => sum + value, 0);
  const typed = new Map<string, number>();
  for (const {term, weight} of tokens.flatMap(({alternatives}) => alternatives)) {
    typed.set(term, Math.max(typed.get(term) ?? 0, weight));
  }
  for (const {terms, weight} of joins) {
    for (const term of terms) typed.set(term, Math.max(typed.get(term) ?? 0, weight));
  }

  /** How strongly the query is contained, and which share of it. */
  function meet(strengthFor: (term: string) => number): {strength: number; coverage: number} {
    const best = tokens.map(({alternatives, isPart}) => {
      const found = {strength: 0, share: 0};
      for (const {term, weight} of alternatives) {
        const strength = strengthFor(term);
        const share = isPart ? weight * PART_WEIGHT : weight;
        found.strength = Math.max(found.strength, strength * share);
        if (strength > 0) found.share = Math.max(found.share, share);
      }
      return found;
    });
    for (const {terms, from, to, weight} of joins) {
      const strength = Math.min(...terms.map(strengthFor));
      if (strength === 0) continue;
      for (const found of best.slice(from, to)) {
        found.strength = Math.max(found.strength, strength * weight);
        found.share = Math.max(found.share, weight);
      }
    }
    const sum = (key: 'strength' | 'share'): number =>
      best.reduce((all, found, at) => all + (rarities[at] ?? 0) * found[key], 0);
    return {strength: sum('strength'), coverage: total > 0 ? sum('share') / total : 0};
  }

  /** How much a phrase resembles the query, from 0 to 1. */
  function likeness({terms, context}: Phrase): number {
    let found = 0;
    let all = 0;
    for (const term of terms) {
      found += rarity(term) * (typed.get(term) ?? 0);
      all += rarity(term);
    }
    if (found === 0) return 0;
    const {coverage} = meet((term) => (terms.has(term) || context?.has(term) ? 1 : 0));
    return (found / all) ** 2 * coverage ** 3;
  }

  return {
    page({strengths}: FoundPage): number {
      const {strength, coverage} = meet((term) => strengths.get(term) ?? 0);
      return strength * coverage;
    },
    record(match: Match, pageScore: number): Ranked {
      const {strength, coverage} = meet((term) => strengthOf(match, term, FIELD_BOOSTS));
      const {phrases} = index.profileOf(match.record);
      const {kind, url = '', pageRank = 0, card} = index.records[match.record] ?? {};
      const isNamed = card !== undefined && names.has(card.name.replace(/^.*\./, ''));
      const weight =
        tokens.length === 1 && !isTop(kind) ? TOPIC_WEIGHT * PHRASE_WEIGHT : PHRASE_WEIGHT;
      const phrase = weight * total * Math.max(0, ...phrases.map(likeness));
      const score =
        pageScore +
        RECORD_WEIGHT * strength * coverage ** 1.6 +
        phrase +
        (isNamed ? NAME_WEIGHT * total : 0);
      const place = SECONDARY_PAGES.test(url) ? SECONDARY_WEIGHT : 1;
      const links = 1 + (LINK_BOOST * pageRank) / 100;
      return {record: match.record, score: score * place * links, coverage};
    },
  };
}

/** Prefers records with words next to each other as in the query. */
function likeOrder(plan: Plan, index: RecordIndex, ranked: readonly Ranked[]): Ranked[] {
  const stems = plan.tokens.map(({text}) => stem(text));
  const pairs = stems.slice(1).map((next, at) => `${stems[at]} ${next}`);
  if (pairs.length === 0) return [...ranked];
  return ranked.map((result, place) => {
    if (place >= MAX_ORDERED) return result;
    const found = index.profileOf(result.record).pairs();
    const share = pairs.filter((pair) => found.has(pair)).length / pairs.length;
    return {...result, score: result.score * (1 + ORDER_BOOST * share)};
  });
}

/** Puts a message that was pasted first, and what is called exactly as typed. */
function preferExact(text: string, index: RecordIndex, ranked: readonly Ranked[]): Ranked[] {
  const messages = index.readMessages(text);
  const isEntryAt = (id: number): boolean => {
    const record = index.records[id];
    return record !== undefined && isEntry(record);
  };
  const longestEntry = Math.max(
    0,
    ...[...messages.keys()].filter(isEntryAt).map((id) => messages.get(id) ?? 0),
  );
  const longest = Math.max(0, ...messages.values());
  // A single word names many things, which have their scores.
  const isPhrase = readWords(text).length > 1;
  const named = new Set(isPhrase ? index.named(text) : []);
  const best = ranked[0]?.score ?? 0;
  const bonusOf = (id: number): number => {
    const length = messages.get(id) ?? 0;
    const isSame = length >= SAME_MESSAGE * longest;
    if (isSame && length > 0 && length === longestEntry && isEntryAt(id)) return 5;
    if (!isPhrase) return 0;
    if (length > 0 && length === longest) return 3;
    if (!named.has(id)) return 0;
    return isTop(index.records[id]?.kind) ? 2 : 1;
  };
  const known = new Set(ranked.map(({record}) => record));
  const others = [...new Set([...messages.keys(), ...named])]
    .filter((record) => !known.has(record))
    .map((record) => ({record, score: 0, coverage: 1}));
  return [...ranked, ...others].map((result) => ({
    ...result,
    score: result.score + best * bonusOf(result.record),
  }));
}

/** Lets further records of a page come after the first ones of other pages. */
function spread(index: RecordIndex, ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<number, number>();
  return ranked.map((result) => {
    const page = index.pageOf[result.record] ?? 0;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {...result, score: result.score * REPEATED_WEIGHT ** before};
  });
}

/**
 * Ranks the records that contain words of the query, best first.
 *
 * @param text - The query as typed.
 */
export function rank(
  text: string,
  asked: Plan,
  index: RecordIndex,
  matches: readonly Match[],
): Ranked[] {
  const plan = prune(asked, matches);
  const scorer = createScorer(plan, index, text);
  const pages = groupByPage(index, matches)
    .map((found) => ({found, score: scorer.page(found)}))
    .sort((a, b) => b.score - a.score || a.found.page - b.found.page)
    .slice(0, MAX_PAGES);
  const scored = pages.flatMap(({found, score}) =>
    found.matches.map((match) => scorer.record(match, score)),
  );
  const ordered = likeOrder(plan, index, scored.sort(byScore)).sort(byScore);
  const results = spread(index, preferExact(text, index, ordered).sort(byScore))
    .sort(byScore)
    .slice(0, MAX_RESULTS);
  const least = (results[0]?.score ?? 0) * MIN_SHARE;
  return results.filter(({score}) => score > least);
}
