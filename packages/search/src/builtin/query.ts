/** Parses queries into weighted tokens with alternatives: stems, completions, corrections and synonyms. */
import {looksLikeMessage, omitVariableParts} from './fold-message.ts';
import {BOILERPLATE, STOP_WORDS} from './stop-words.ts';
import {readSynonyms, type SynonymRule} from './synonyms.ts';
import type {Vocabulary} from './vocabulary.ts';
import {readWords, stem} from './words.ts';

/** Maximum length of a query, in characters: a few lines of a log. */
const MAX_CHARACTERS = 600;
/** Maximum number of words. The first words of a long message describe the problem. */
const MAX_TOKENS = 32;
/** Maximum number of words with corrected typos. */
const MAX_CORRECTIONS = 6;
/** Maximum number of corrections of a word. */
const MAX_SIMILAR = 3;
/** Maximum number of completions of a word. */
const MAX_COMPLETIONS = 12;

/** Weights of synonyms with several words and with one. */
const PHRASE_SYNONYM = 0.6;
const WORD_SYNONYM = 0.5;
/** Weight of stop words and common words in a message. */
const STOP_WORD = 0.35;

/** A term of the index that matches a token. */
export interface Alternative {
  readonly term: string;
  readonly weight: number;
}

/** A word of the query. */
export interface Token {
  /** Whether it was typed as part of a longer name. */
  readonly isPart: boolean;
  /** Lowercase and, if it had a typo, corrected. */
  readonly text: string;
  /** Less than 1 for stop words and common words of a message. */
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
}

/** Terms that match a range of tokens together: a name, or a synonym. */
export interface Join {
  readonly terms: readonly string[];
  /** Range of token indexes; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  /** Whether it's a name that was typed as one word. */
  readonly isOneWord: boolean;
  readonly isSynonym: boolean;
}

/** A parsed query. */
export interface Plan {
  readonly tokens: readonly Token[];
  readonly joins: readonly Join[];
  readonly isMessage: boolean;
  /** Whether a long word was corrected, or isn't in the index. */
  readonly isGuess: boolean;
}

const rules = readSynonyms();

/** Words with synonyms, which aren't typos although no page contains them. */
const synonymStems: ReadonlySet<string> = new Set(rules.flatMap(({from}) => from.map(stem)));

interface Part {
  readonly text: string;
  readonly isLast: boolean;
  readonly isStop: boolean;
  /** Index of its word. */
  readonly word: number;
}

/** Splits a text into words, and names into their parts. */
function readParts(text: string): Part[] {
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const words = readWords(text).slice(0, MAX_TOKENS);
  return words
    .flatMap(({parts: texts}, word) =>
      texts.map((part, index) => ({
        text: part,
        isLast: isTyping && word === words.length - 1 && index === texts.length - 1,
        isStop: texts.length === 1 && STOP_WORDS.has(part),
        word,
      })),
    )
    .slice(0, MAX_TOKENS);
}

interface Reading extends Part {
  readonly alternatives: readonly Alternative[];
  /** Whether it's long, but neither a word of the index nor the start of one. */
  readonly isGuess?: boolean;
}

/** Finds the alternatives of a part. */
function readPart(part: Part, vocabulary: Vocabulary, mayCorrect: boolean): Reading {
  const {text, isLast} = part;
  const same = {term: stem(text), weight: 1};
  const complete = (weight: number, limit = MAX_COMPLETIONS): Alternative[] =>
    vocabulary.startingWith(text, limit).map((word) => ({term: stem(word), weight}));
  if (part.isStop) {
    return {...part, alternatives: isLast ? [same, ...complete(0.8)] : [same]};
  }
  if (vocabulary.has(text)) {
    // A whole word may be the start of another: `time` of `timeout`. Names match by their parts.
    const longer = isLast
      ? complete(0.35, 2 * MAX_COMPLETIONS)
          .filter(({term}) => term !== same.term && !vocabulary.partsOf(term))
          .slice(0, MAX_COMPLETIONS / 2)
      : [];
    return {...part, alternatives: [same, ...longer]};
  }
  const completions = isLast ? complete(0.8) : [];
  if (completions.length > 0) return {...part, alternatives: completions};
  if (synonymStems.has(same.term)) return {...part, alternatives: [same]};
  const isGuess = text.length >= 4;
  const similar = mayCorrect ? vocabulary.similarTo(text, MAX_SIMILAR) : [];
  const [nearest] = similar;
  if (nearest) {
    return {
      ...part,
      isGuess,
      text: nearest.word,
      alternatives: similar.map(({word, weight}) => ({term: stem(word), weight})),
    };
  }
  const beginning = text.length > 3 ? complete(0.5) : [];
  return beginning.length > 0
    ? {...part, isGuess, alternatives: beginning}
    : {...part, isGuess, alternatives: [same]};
}

/** Splits known names that were typed without separators. */
function splitParts(parts: readonly Part[], vocabulary: Vocabulary): Part[] {
  return parts.flatMap((part) => {
    const texts = vocabulary.partsOf(part.text) ?? [part.text];
    return texts.map((text, index) => ({
      ...part,
      text,
      isLast: part.isLast && index === texts.length - 1,
    }));
  });
}

function matchesRule(rule: SynonymRule, stems: readonly string[], from: number): boolean {
  return rule.from.every((word, index) => stems[from + index] === stem(word));
}

/** Finds names and synonyms that match ranges of parts. */
function findJoins(parts: readonly Part[], vocabulary: Vocabulary): Join[] {
  const joins: Join[] = [];
  const stems = parts.map(({text}) => stem(text));
  parts.forEach((first, from) => {
    for (let to = from + 2; to <= Math.min(parts.length, from + 6); to += 1) {
      const range = parts.slice(from, to);
      const last = range.at(-1);
      const isOneWord = range.every(({word}) => word === first.word);
      // "My app" isn't the name `myApp`.
      if (!isOneWord && range.some(({isStop}) => isStop)) continue;
      const whole = range.map(({text}) => text).join('');
      if (vocabulary.partsOf(whole))
        joins.push({terms: [stem(whole)], from, to, weight: 1, isOneWord, isSynonym: false});
      // The reader is still typing a name: `excludePa`, `DEVSPACE_DEPLOY_FL`.
      if (last?.isLast && isOneWord) {
        for (const name of vocabulary.startingWith(whole, 3)) {
          joins.push({terms: [stem(name)], from, to, weight: 0.95, isOneWord, isSynonym: false});
        }
      }
    }
    for (const rule of rules) {
      if (!matchesRule(rule, stems, from)) continue;
      const to = from + rule.from.length;
      for (const words of rule.to) {
        const weight = words.length > 1 ? PHRASE_SYNONYM : WORD_SYNONYM;
        joins.push({terms: words.map(stem), from, to, weight, isOneWord: false, isSynonym: true});
      }
    }
  });
  return joins;
}

/** Removes readings, and adjusts the ranges of joins. */
function filterReadings(
  readings: readonly Reading[],
  joins: readonly Join[],
  isKept: (reading: Reading) => boolean,
): {readings: Reading[]; joins: Join[]} {
  // New index by old index.
  const indexes = [0];
  for (const reading of readings) indexes.push((indexes.at(-1) ?? 0) + (isKept(reading) ? 1 : 0));
  return {
    readings: readings.filter(isKept),
    joins: joins
      .map((join) => ({...join, from: indexes[join.from] ?? 0, to: indexes[join.to] ?? 0}))
      .filter(({from, to}) => to > from),
  };
}

/** Reads the parts of a text. Corrects typos only in the first few unknown words. */
function readAll(text: string, vocabulary: Vocabulary): Reading[] {
  let unknown = 0;
  return splitParts(readParts(text), vocabulary)
    .slice(0, MAX_TOKENS)
    .map((part) => {
      if (!vocabulary.has(part.text)) unknown += 1;
      return readPart(part, vocabulary, unknown <= MAX_CORRECTIONS);
    });
}

/** Parses a query. */
export function readQuery(text: string, vocabulary: Vocabulary): Plan {
  const short = text.slice(0, MAX_CHARACTERS);
  const isMessage = looksLikeMessage(short);
  const all = readAll(isMessage ? omitVariableParts(short) : short, vocabulary);
  const isCommon = ({isStop, text: word}: Reading): boolean =>
    isStop || (isMessage && BOILERPLATE.has(word));
  const hasContent = all.some((reading) => !isCommon(reading));
  const {readings, joins} = filterReadings(
    all,
    findJoins(all, vocabulary),
    ({isStop}) => !isStop || isMessage || !hasContent,
  );
  return {
    tokens: readings.map((reading, at) => ({
      text: reading.text,
      isPart: readings.some((other, index) => index !== at && other.word === reading.word),
      weight: isCommon(reading) && hasContent ? STOP_WORD : 1,
      alternatives: reading.alternatives,
    })),
    joins,
    isMessage,
    isGuess: readings.some((reading) => reading.isGuess),
  };
}

/**
 * Replaces unknown words with similar words of the index, and omits those without one. Returns undefined
 * if that isn't possible or changes nothing.
 */
export function suggestQuery(text: string, vocabulary: Vocabulary): string | undefined {
  const words = readWords(text.slice(0, MAX_CHARACTERS))
    .slice(0, MAX_CORRECTIONS)
    .map(({text: word}) => word);
  const known = words.flatMap((word) => {
    if (vocabulary.has(word)) return [word];
    const [nearest] = vocabulary.closeTo(word, 1);
    return nearest ? [nearest.word] : [];
  });
  return known.length > 0 && known.join(' ') !== words.join(' ') ? known.join(' ') : undefined;
}
