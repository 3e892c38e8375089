/**
 * Puts what was found in order: pages by all their words, then the place on each page that answers
 * best. Pure.
 */
import type {SearchRecord} from '../types.ts';
import type {Plan} from './query.ts';
import type {Field, Match, RecordIndex} from './record-index.ts';
import {FIELD_WEIGHTS, PAGE_WEIGHTS, WEIGHTS} from './weights.ts';
import {stem} from './words.ts';

/** Most pages whose places are looked at. */
const MAX_PAGES = 40;
/** Most places whose word order is looked at. */
const MAX_ORDERED = 60;
/** Most places that are told. */
const MAX_RESULTS = 200;
/** Places with a score below this share of the best are left out. */
const LEAST_SHARE = 0.04;
/** Weight of a part of a name that stands alone: the reader typed the whole. */
const PART = 0.7;
/** Advantage of a name in one piece over its parts. */
const WHOLE = 1.3;

/** How much of the query a message holds that counts as the same, compared with the best one. */
const SAME_MESSAGE = 0.9;
/** Least share of the query that a message holds which was asked for. */
const ASKED_MESSAGE = 0.6;

/** A record with its score. */
export interface Ranked {
  readonly record: number;
  readonly score: number;
}

/** What was found on a page. */
interface FoundPage {
  readonly page: number;
  /** Strongest place of each term. */
  readonly strengths: Map<string, number>;
  /** What its title, URL and introduction hold. */
  top: Match | undefined;
  readonly matches: Match[];
}

interface Met {
  readonly strength: number;
  /** Share of the query, each word by its rarity. */
  readonly coverage: number;
}

/** Tells whether a record is a page as a whole. */
export function isTop(kind: string | undefined): boolean {
  return kind === 'page' || kind === 'command';
}

/** How strongly a record holds a term, for the record itself or for its page. */
function strengthOf({fieldsOf}: Match, term: string, weights = FIELD_WEIGHTS): number {
  let strength = 0;
  if (!Object.hasOwn(fieldsOf, term)) return strength;
  for (const field of fieldsOf[term] ?? []) strength = Math.max(strength, weights[field as Field]);
  return strength;
}

/** Sorts what was found by page. */
function groupByPage(index: RecordIndex, matches: readonly Match[]): FoundPage[] {
  const pages = new Map<number, FoundPage>();
  for (const match of matches) {
    const page = index.pageOf[match.record] ?? 0;
    let found = pages.get(page);
    if (!found) {
      found = {page, strengths: new Map(), top: undefined, matches: []};
      pages.set(page, found);
    }
    for (const term of Object.keys(match.fieldsOf)) {
      const strength = strengthOf(match, term, PAGE_WEIGHTS);
      if (strength > (found.strengths.get(term) ?? 0)) found.strengths.set(term, strength);
    }
    found.matches.push(match);
    if (isTop(index.records[match.record]?.kind)) found.top = match;
  }
  return [...pages.values()];
}

/** The plan without terms that were found nowhere: most synonyms are not. */
function prune(plan: Plan, matches: readonly Match[]): Plan {
  const found = new Set<string>();
  for (const {fieldsOf} of matches) for (const term of Object.keys(fieldsOf)) found.add(term);
  return {
    ...plan,
    joins: plan.joins.filter(({terms}) => terms.every((term) => found.has(term))),
  };
}

/** How rare each word of the query is. A name typed in one piece makes its parts rare as well. */
function raritiesOf({tokens, joins}: Plan, index: RecordIndex): number[] {
  return tokens.map(({alternatives}, at) =>
    Math.max(
      WEIGHTS.leastRarity,
      Math.min(...alternatives.map(({term}) => index.rarity(term))) ** WEIGHTS.rarity,
      ...joins
        .filter(({isName, isOneWord, from, to}) => isName && isOneWord && at >= from && at < to)
        .map(({terms: [term = ''], from, to}) => index.rarity(term) / (to - from)),
    ),
  );
}

/** How much of the query is met, where `strengthFor` tells how strongly a term is. */
function meet(
  {tokens, joins}: Plan,
  rarities: readonly number[],
  strengthFor: (term: string) => number,
): Met {
  const best = tokens.map(() => 0);
  const share = tokens.map(() => 0);
  const take = (at: number, strength: number, weight: number): void => {
    best[at] = Math.max(best[at] ?? 0, strength);
    share[at] = Math.max(share[at] ?? 0, weight);
  };
  tokens.forEach(({alternatives, isPart}, at) => {
    for (const {term, weight} of alternatives) {
      const strength = strengthFor(term);
      const whole = isPart ? weight * PART : weight;
      if (strength > 0) take(at, strength * whole, whole);
    }
  });
  for (const {terms, from, to, weight, isName} of joins) {
    const strength = Math.min(...terms.map(strengthFor));
    if (strength === 0) continue;
    for (let at = from; at < to; at += 1) {
      take(at, strength * weight * (isName ? WHOLE : 1), weight);
    }
  }
  let strength = 0;
  let covered = 0;
  let total = 0;
  tokens.forEach(({weight}, at) => {
    const rarity = (rarities[at] ?? 0) * weight;
    strength += rarity * (best[at] ?? 0);
    covered += rarity * (share[at] ?? 0);
    total += rarity;
  });
  return {strength, coverage: total > 0 ? covered / total : 0};
}

/** What the places of a query are measured by. */
function createScorer(plan: Plan, index: RecordIndex) {
  const rarities = raritiesOf(plan, index);
  const evenRarities = rarities.map((rarity) => 1 + rarity / WEIGHTS.evenness);
  const total = plan.tokens.reduce((sum, {weight}, at) => sum + weight * (rarities[at] ?? 0), 0);
  const typed = new Map<string, number>();
  const note = (term: string, weight: number): void => {
    typed.set(term, Math.max(typed.get(term) ?? 0, weight));
  };
  for (const {alternatives} of plan.tokens) {
    for (const {term, weight} of alternatives) note(term, weight);
  }
  for (const {terms, weight} of plan.joins) for (const term of terms) note(term, weight);

  /** Share of some terms that was typed. */
  function typedShare(terms: readonly string[], rarityOf: (term: string) => number): number {
    let found = 0;
    let all = 0;
    for (const term of terms) {
      const rarity = rarityOf(term);
      found += rarity * (typed.get(term) ?? 0);
      all += rarity;
    }
    return all > 0 ? found / all : 0;
  }

  function scoreName(record: number): number {
    const {kind} = index.records[record] ?? {};
    const {name, leaf, depth, written, nameTerms, titleTerms} = index.profileOf(record);
    const share = Math.max(
      typedShare(name, index.rarity),
      WEIGHTS.leaf * typedShare(leaf, index.rarity),
    );
    if (share === 0) return 0;
    const inTitle = kind === 'flag' || kind === 'field';
    const {coverage} = meet(plan, rarities, (term) =>
      nameTerms.has(term) || (inTitle && titleTerms.has(term)) ? 1 : 0,
    );
    const isFlag = kind === 'flag';
    const liking =
      (isFlag && !plan.isFlag ? WEIGHTS.plainFlag : 1) *
      (!isFlag && plan.isDashed ? WEIGHTS.noFlag : 1) *
      // The section itself comes before a field of the same name in it: `images`.
      WEIGHTS.depth ** (depth - 1) *
      (written === plan.written ? WEIGHTS.whole : 1);
    return (
      WEIGHTS.name * total * liking * share ** WEIGHTS.nameShare * coverage ** WEIGHTS.nameCoverage
    );
  }

  function scoreTitle(record: number): number {
    const profile = index.profileOf(record);
    const {title, address, titleTerms} = profile;
    const share = Math.max(
      typedShare(title, index.rarity),
      WEIGHTS.address * typedShare(address, index.rarity),
    );
    const {coverage} = meet(plan, rarities, (term) => (titleTerms.has(term) ? 1 : 0));
    const isWhole = profile.writtenTitles.includes(plan.written);
    return WEIGHTS.title * total * share ** 2 * coverage ** 2 * (isWhole ? WEIGHTS.whole : 1);
  }

  function scoreHeading(record: number): number {
    const {heading, title} = index.profileOf(record);
    const share = typedShare(heading, index.rarity);
    if (share === 0) return 0;
    const {coverage} = meet(plan, rarities, (term) =>
      heading.includes(term) || title.includes(term) ? 1 : 0,
    );
    return WEIGHTS.heading * total * share ** 2 * coverage ** 2;
  }

  function scoreMessage(record: number): number {
    const {message} = index.profileOf(record);
    const share = typedShare(message, (term) => 1 + index.rarity(term) / WEIGHTS.evenness);
    if (share === 0) return 0;
    const {coverage} = meet(plan, evenRarities, (term) => (message.includes(term) ? 1 : 0));
    // Two words are not enough to tell a message by.
    const liking = plan.tokens.length >= 3 ? 1 : 0.3;
    return WEIGHTS.message * total * liking * (share * coverage) ** 1.5;
  }

  return {
    /** Share of the query that a message holds; 0 for anything else. */
    messageShare(record: number): number {
      const {message} = index.profileOf(record);
      return meet(plan, evenRarities, (term) => (message.includes(term) ? 1 : 0)).coverage;
    },
    /** Share of the query that the title and the URL of a page hold. */
    titleShare(record: number): number {
      const {titleTerms} = index.profileOf(record);
      return meet(plan, rarities, (term) => (titleTerms.has(term) ? 1 : 0)).coverage;
    },
    page({page, strengths}: FoundPage): number {
      const {strength, coverage} = meet(plan, rarities, (term) => {
        const found = strengths.get(term);
        return found === undefined ? 0 : found + WEIGHTS.density * index.density(term, page);
      });
      return strength * coverage ** WEIGHTS.pageCoverage;
    },
    place(match: Match, {top}: FoundPage, pageScore: number): number {
      const {strength, coverage} = meet(
        plan,
        rarities,
        (term) =>
          strengthOf(match, term) || (top && strengthOf(top, term) > 0 ? WEIGHTS.context : 0),
      );
      const plain = pageScore + WEIGHTS.place * strength * coverage ** WEIGHTS.placeCoverage;
      const {kind, card, pageRank = 0} = index.records[match.record] ?? {};
      let score = plain;
      if (kind === 'error') {
        score = plain * (plan.isMessage ? 1 : WEIGHTS.plainMessage) + scoreMessage(match.record);
      } else if (card) score += scoreName(match.record);
      else if (kind === 'page') score += scoreTitle(match.record);
      else {
        score += scoreHeading(match.record);
        if (plan.isMessage) score += scoreMessage(match.record);
      }
      if (kind === 'variable' && !plan.isVariable && plan.tokens.length > 1)
        score *= WEIGHTS.plainVariable;
      if (plan.isTrouble && index.profileOf(match.record).isTrouble) score *= WEIGHTS.trouble;
      return score * (1 + (WEIGHTS.pageRank * pageRank) / 100);
    },
  };
}

type Scorer = ReturnType<typeof createScorer>;

/** An entry of the catalog of messages. Rows of tables have anchors of their words: `error-…`. */
export function isEntry({anchor}: SearchRecord): boolean {
  return !anchor.startsWith('error-');
}

/** Where several pages hold the message, puts its entry in the catalog first, or the page about it. */
function preferTopic(
  plan: Plan,
  scorer: Scorer,
  index: RecordIndex,
  ranked: readonly Ranked[],
): Ranked[] {
  const messages = ranked
    .slice(0, MAX_ORDERED)
    .filter(({record}) => index.records[record]?.kind === 'error')
    .map((found) => ({found, share: scorer.messageShare(found.record)}));
  const most = Math.max(...messages.map(({share}) => share));
  const isAsked = most >= ASKED_MESSAGE;
  if (!isAsked && !(plan.isMessage && most > 0)) return [...ranked];
  const [first, ...others] = messages
    .filter(({share}) => share >= SAME_MESSAGE * most)
    .map(({found}) => {
      const record = index.records[found.record];
      // A title holds at most the whole query.
      const bonus = record && isEntry(record) ? 1 : 0;
      return {found, title: (isAsked ? scorer.titleShare(found.record) : 0) + bonus};
    });
  if (!first) return [...ranked];
  const topic = others.reduce((best, other) => (other.title > best.title ? other : best), first);
  const swapped = new Map([
    [first.found.record, topic.found.score],
    [topic.found.record, first.found.score],
  ]);
  return ranked
    .map(({record, score}) => ({record, score: swapped.get(record) ?? score}))
    .sort(byScore);
}

/** Best first. */
export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.record - b.record;
}

/** Prefers places whose words stand side by side as they were typed. */
function likeOrder(plan: Plan, index: RecordIndex, ranked: readonly Ranked[]): Ranked[] {
  const pairs = plan.tokens
    .slice(1)
    .map(({text}, at) => `${stem(plan.tokens[at]?.text ?? '')} ${stem(text)}`);
  if (pairs.length === 0) return [...ranked];
  const weight = plan.isMessage ? WEIGHTS.messagePairs : WEIGHTS.pairs;
  return ranked.map(({record, score}, place) => {
    if (place >= MAX_ORDERED) return {record, score};
    const found = index.profileOf(record).pairs();
    const share = pairs.filter((pair) => found.has(pair)).length / pairs.length;
    return {record, score: score * (1 + weight * share)};
  });
}

/** Lets further places of a page come after the first places of other pages. */
function spread(index: RecordIndex, ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<number, number>();
  return ranked.map(({record, score}) => {
    const page = index.pageOf[record] ?? 0;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {record, score: score * WEIGHTS.repeated ** before};
  });
}

/** Ranks the records that hold words of the query, best first. */
export function rank(asked: Plan, index: RecordIndex, matches: readonly Match[]): Ranked[] {
  const plan = prune(asked, matches);
  const scorer = createScorer(plan, index);
  const pages = groupByPage(index, matches)
    .map((found) => ({found, score: scorer.page(found)}))
    .sort((a, b) => b.score - a.score || a.found.page - b.found.page)
    .slice(0, MAX_PAGES);
  const places = pages.flatMap(({found, score}) =>
    found.matches.map((match) => ({
      record: match.record,
      score: scorer.place(match, found, score),
    })),
  );
  const ordered = likeOrder(plan, index, places.sort(byScore)).sort(byScore);
  const results = spread(index, preferTopic(plan, scorer, index, ordered))
    .sort(byScore)
    .slice(0, MAX_RESULTS);
  const least = (results[0]?.score ?? 0) * LEAST_SHARE;
  return results.filter(({score}) => score > least);
}
