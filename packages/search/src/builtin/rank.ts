/**
 * Ranks matching records. `npm run search:quality` measures the result.
 *
 * 1. **Pages.** The score of a page depends on the fields that contain words of the query
 *    (`PAGE_FIELD_BOOSTS`), the rarity of these words, and the share of the query that the page contains.
 * 2. **Records.** A record, such as a section, a field or a message, adds its own score (`FIELD_BOOSTS`).
 * 3. **Phrases.** A record adds up to `PHRASE_WEIGHT`, by the similarity of its name, message or search
 *    terms to the whole query. A single word usually names a topic, so pages with that name rank above
 *    fields and messages with it. A record whose name was typed as in code, in camel case or with an
 *    underscore, adds `NAME_WEIGHT`.
 * 4. **Word order.** Words that are adjacent in the query and in the record boost its score.
 * 5. **Page types.** Guides and troubleshooting pages repeat what the page of a command or config section
 *    describes, so they rank lower, and so do fields of the component chart, unless the query mentions
 *    it. Links from other pages boost a page slightly.
 * 6. **Exact matches.** The longest message that a pasted text contains ranks first, and entries of the
 *    error catalog rank above table rows. Pages whose title or search term equals the query, with stop
 *    words, are next, then other records with such a name. For a flag, that is the flag, then the flags
 *    that start with it.
 * 7. **Diversity.** A flag of multiple commands counts only for the one that matches best, and so do exit
 *    codes. Further records of a page rank lower, to keep other pages visible.
 */
import {isPage} from '../record-kinds.ts';
import type {SearchRecord} from '../types.ts';
import {joinWords, namesOf, pairsOf, phrasesOf, type Phrase} from './profiles.ts';
import type {Plan} from './query.ts';
import type {Field, Match, RecordIndex} from './record-index.ts';
import {readWords, stem} from './words.ts';

/** Weight of a word by the field that contains it, for records. */
const FIELD_BOOSTS: Readonly<Record<Field, number>> = {
  title: 7.3,
  path: 4.2,
  name: 4,
  message: 4.5,
  heading: 7,
  terms: 4,
  intro: 4,
  text: 0.7,
};

/** The same for pages, which have many headings and names. */
const PAGE_FIELD_BOOSTS: Readonly<Record<Field, number>> = {
  title: 10,
  path: 4.2,
  name: 2.5,
  message: 1,
  heading: 3,
  terms: 2,
  intro: 4,
  text: 0.85,
};

/** Weight of a record's score relative to its page's. */
const RECORD_WEIGHT = 1;
/** Weight of a phrase that equals the query. */
const PHRASE_WEIGHT = 16;
/** Factor of `PHRASE_WEIGHT` for records other than pages if the query is a single word. */
const TOPIC_WEIGHT = 0.3;
/** Weight of a name that was typed as in code, in any case: `imageSelector`, `build_images`, `dockerFile`. */
const NAME_WEIGHT = 5;
/** Boost of a record with all words in the order of the query. */
const ORDER_BOOST = 0.4;
/** Boost of a page with the maximum `pageRank`. */
const LINK_BOOST = 0.2;
/** Factor for guides and similar pages. */
const SECONDARY_WEIGHT = 0.75;
const SECONDARY_PAGES = /\/(?:guides|tools|troubleshooting)(?:\/|$|#)/;
/** Factor for changes and problems of older releases, which mention every topic. */
const RELEASE_WEIGHT = 0.4;
const RELEASE_PAGES = '/releases';
/** Factor for fields of the component chart, which have the names of Kubernetes fields. */
const CHART_WEIGHT = 0.6;
const CHART_FIELD = '.helm.values.';
/** Words of a query about the component chart. */
const CHART_WORDS = /\b(?:charts?|components?|deployments?|helm|values)\b/i;
/** Factor for each further record of a page. */
const REPEATED_WEIGHT = 0.5;
/** Anchor of the exit codes of a command. */
const EXIT_CODES = 'exit-codes';
/** A query that is a flag, perhaps with a value. */
const FLAG = /^\s*(--[\w-]+)(?:=\S*)?\s*$/;
/** Factor for a match of only a part of a typed name. */
const PART_WEIGHT = 0.5;

const MAX_PAGES = 80;
/** Maximum number of records whose word order and names are compared with the query. */
const MAX_ORDERED = 60;
const MAX_RESULTS = 200;
/** Records below this share of the best score are omitted. */
const MIN_SHARE = 0.04;

/** A ranked record. */
export interface Ranked {
  readonly record: number;
  readonly score: number;
  /** Share of the query that the record contains. */
  readonly coverage: number;
}

interface FoundPage {
  readonly page: number;
  /** Maximum strength of each term. */
  readonly strengths: Map<string, number>;
  readonly matches: Match[];
}

/** Whether a result contains most of the query. */
export function isGood({coverage}: Ranked): boolean {
  return coverage >= 0.75;
}

/** Whether a record is an entry of the error catalog. Anchors of table rows start with `error-`. */
export function isEntry({
  kind,
  anchor,
  url,
}: Pick<SearchRecord, 'anchor' | 'kind' | 'url'>): boolean {
  return kind === 'error' && !anchor.startsWith('error-') && !url.includes(RELEASE_PAGES);
}

function typeFactor(url: string): number {
  if (url.includes(RELEASE_PAGES)) return RELEASE_WEIGHT;
  return SECONDARY_PAGES.test(url) ? SECONDARY_WEIGHT : 1;
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.record - b.record;
}

function strengthOf({fieldsOf}: Match, term: string, weights: typeof FIELD_BOOSTS): number {
  const fields = fieldsOf.get(term) ?? [];
  return Math.max(0, ...fields.map((field) => weights[field]));
}

function groupByPage(index: RecordIndex, matches: readonly Match[]): FoundPage[] {
  const pages = new Map<number, FoundPage>();
  for (const match of matches) {
    const page = index.pageOf[match.record] ?? 0;
    const found: FoundPage = pages.get(page) ?? {page, strengths: new Map(), matches: []};
    pages.set(page, found);
    for (const term of match.fieldsOf.keys()) {
      const strength = strengthOf(match, term, PAGE_FIELD_BOOSTS);
      found.strengths.set(term, Math.max(strength, found.strengths.get(term) ?? 0));
    }
    found.matches.push(match);
  }
  return [...pages.values()];
}

/** What the pages of many commands repeat: a flag, or the exit codes. */
function repeatedName({kind, card, anchor}: SearchRecord): string | undefined {
  if (kind === 'flag') return card?.name;
  return kind === 'section' && anchor === EXIT_CODES ? anchor : undefined;
}

/** Keeps the best record of what the pages of many commands repeat. */
function mergeRepeated(index: RecordIndex, ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({record}) => {
    const name = repeatedName(index.recordOf(record));
    if (name === undefined) return true;
    const isBest = !seen.has(name);
    seen.add(name);
    return isBest;
  });
}

/** Removes joins with terms that no record contains. */
function prune(plan: Plan, matches: readonly Match[]): Plan {
  const found = new Set(matches.flatMap(({fieldsOf}) => [...fieldsOf.keys()]));
  return {...plan, joins: plan.joins.filter(({terms}) => terms.every((term) => found.has(term)))};
}

/** Scores pages and records for a query. */
function createScorer({tokens, joins}: Plan, index: RecordIndex, text: string) {
  const isOneWord = readWords(text).length === 1;
  const isAboutChart = isOneWord || CHART_WORDS.test(text);
  const typedNames = (text.match(/\w+/g) ?? []).filter((word) => /[a-z][A-Z]|\w_\w/.test(word));
  const names = new Set(typedNames.map((name) => name.toLowerCase()));
  const {rarity} = index;
  const rarities = tokens.map(({alternatives, weight}, at) => {
    const around = joins.filter((join) => join.isOneWord && at >= join.from && at < join.to);
    // The parts of a name are at least as rare as their share of the name.
    const shares = around.map(({terms: [name = ''], from, to}) => rarity(name) / (to - from));
    return weight * Math.max(Math.min(...alternatives.map(({term}) => rarity(term))), ...shares);
  });
  const total = rarities.reduce((sum, value) => sum + value, 0);
  const typed = new Map<string, number>();
  for (const {term, weight} of tokens.flatMap(({alternatives}) => alternatives)) {
    typed.set(term, Math.max(typed.get(term) ?? 0, weight));
  }
  for (const {terms, weight} of joins) {
    for (const term of terms) typed.set(term, Math.max(typed.get(term) ?? 0, weight));
  }

  /** The strength of the matches, and the share of the query that matches. */
  function matchTerms(strengthFor: (term: string) => number): {strength: number; coverage: number} {
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

  /** Similarity of a phrase and the query, from 0 to 1. */
  function similarity({terms, context}: Phrase): number {
    let found = 0;
    let all = 0;
    for (const term of terms) {
      found += rarity(term) * (typed.get(term) ?? 0);
      all += rarity(term);
    }
    if (found === 0) return 0;
    const {coverage} = matchTerms((term) => (terms.has(term) || context?.has(term) ? 1 : 0));
    return (found / all) ** 2 * coverage ** 3;
  }

  return {
    page({strengths}: FoundPage): number {
      const {strength, coverage} = matchTerms((term) => strengths.get(term) ?? 0);
      return strength * coverage;
    },
    record(match: Match, pageScore: number): Ranked {
      const {strength, coverage} = matchTerms((term) => strengthOf(match, term, FIELD_BOOSTS));
      const record = index.recordOf(match.record);
      const {kind, url, pageRank, card} = record;
      const isNamed =
        card !== undefined &&
        kind !== 'error' &&
        names.has(card.name.replace(/^.*\./, '').toLowerCase());
      const similarities = phrasesOf(record).map(similarity);
      const best = Math.max(0, ...similarities);
      const isTopic =
        tokens.length === 1 ? !isPage(kind) || best < 1 : isOneWord && kind === 'error';
      const phrase = (isTopic ? TOPIC_WEIGHT : 1) * PHRASE_WEIGHT * total * best;
      const score =
        pageScore +
        RECORD_WEIGHT * strength * coverage ** 1.6 +
        phrase +
        (isNamed ? NAME_WEIGHT * total : 0);
      const isOfChart = kind === 'field' && card?.name.includes(CHART_FIELD) === true;
      const chartFactor = isOfChart && !isAboutChart ? CHART_WEIGHT : 1;
      const linkFactor = 1 + (LINK_BOOST * pageRank) / 100;
      return {
        record: match.record,
        score: score * typeFactor(url) * chartFactor * linkFactor,
        coverage,
      };
    },
  };
}

/** Boosts records in which adjacent words of the query are adjacent. */
function boostWordOrder(plan: Plan, index: RecordIndex, ranked: readonly Ranked[]): Ranked[] {
  const stems = plan.tokens.map(({text}) => stem(text));
  const pairs = stems.slice(1).map((next, at) => `${stems[at]} ${next}`);
  if (pairs.length === 0) return [...ranked];
  return ranked.map((result, position) => {
    if (position >= MAX_ORDERED) return result;
    const found = pairsOf(index.recordOf(result.record));
    const share = pairs.filter((pair) => found.has(pair)).length / pairs.length;
    return {...result, score: result.score * (1 + ORDER_BOOST * share)};
  });
}

/** Prefers the flag that was typed to flags that start with it, and both to the rest. */
function flagBonus({kind, card}: SearchRecord, flag: string): number {
  if (kind !== 'flag' || !card?.name.startsWith(flag)) return 0;
  return card.name === flag ? 3 : 2;
}

/** Boosts pasted messages, and records whose name equals the query. */
function preferExact(
  text: string,
  index: RecordIndex,
  matches: readonly Match[],
  ranked: readonly Ranked[],
): Ranked[] {
  const messages = index.findMessages(text);
  const isEntryAt = (id: number): boolean => isEntry(index.recordOf(id));
  const longestEntry = Math.max(
    0,
    ...[...messages.keys()].filter(isEntryAt).map((id) => messages.get(id) ?? 0),
  );
  const longest = Math.max(0, ...messages.values());
  // Single words are ambiguous, except for versions: only pages with this name are preferred.
  const isPhrase = readWords(text).length > 1 || /\d\.\d+\.\d/.test(text);
  const name = joinWords(text);
  const [, flag] = FLAG.exec(text) ?? [];
  const best = ranked[0]?.score ?? 0;
  const bonusOf = (id: number, position: number): number => {
    const length = messages.get(id) ?? 0;
    if (length > 0 && length === longestEntry && isEntryAt(id)) return 5;
    if (flag !== undefined) return flagBonus(index.recordOf(id), flag);
    if (isPhrase && length > 0 && length === longest) return 3;
    const record = index.recordOf(id);
    const isWholePage = isPage(record.kind);
    if (!isWholePage && (!isPhrase || position >= MAX_ORDERED)) return 0;
    if (!namesOf(record).has(name)) return 0;
    return isWholePage ? 2 : 1;
  };
  const rankedIds = new Set(ranked.map(({record}) => record));
  const flags = flag === undefined ? [] : matches.map(({record}) => record);
  const others = [...messages.keys(), ...flags.filter((id) => bonusOf(id, MAX_ORDERED) > 0)]
    .filter((record) => !rankedIds.has(record))
    .map((record) => ({record, score: 0, coverage: 1}));
  return [...ranked, ...others].map((result, position) => ({
    ...result,
    score: result.score + best * bonusOf(result.record, position),
  }));
}

/** Lowers the score of further records of a page. */
function diversify(index: RecordIndex, ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<number, number>();
  return ranked.map((result) => {
    const page = index.pageOf[result.record] ?? 0;
    const count = seen.get(page) ?? 0;
    seen.set(page, count + 1);
    return {...result, score: result.score * REPEATED_WEIGHT ** count};
  });
}

/**
 * Ranks the records that contain words of the query, best first.
 *
 * @param text - The query as typed, with flags instead of their short forms.
 */
export function rank(
  text: string,
  fullPlan: Plan,
  index: RecordIndex,
  matches: readonly Match[],
): Ranked[] {
  const plan = prune(fullPlan, matches);
  const scorer = createScorer(plan, index, text);
  const scored = groupByPage(index, matches)
    .map((page) => ({...page, score: scorer.page(page)}))
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, MAX_PAGES)
    .flatMap((page) => page.matches.map((match) => scorer.record(match, page.score)))
    .sort(byScore);
  const ordered = boostWordOrder(plan, index, scored).sort(byScore);
  const exact = preferExact(text, index, matches, ordered).sort(byScore);
  const results = diversify(index, mergeRepeated(index, exact)).sort(byScore).slice(0, MAX_RESULTS);
  const minScore = (results[0]?.score ?? 0) * MIN_SHARE;
  return results.filter(({score}) => score > minScore);
}
