/**
 * Reads what a reader typed: which words count, how much, and what else may stand for them. Pure.
 */
import {looksLikeMessage} from './fold-message.ts';
import {STOP_WORDS} from './stop-words.ts';
import {readSynonyms, type SynonymRule} from './synonyms.ts';
import type {Vocabulary} from './vocabulary.ts';
import {readWords, stem} from './words.ts';

/** Longest text that is read, in characters: a few lines of a log. */
const MAX_CHARACTERS = 600;
/** Most words that are looked up. Of a long message, the first ones name the problem. */
const MAX_TOKENS = 32;
/** Most words whose typing errors are repaired. */
const MAX_REPAIRS = 6;
/** Most words that a mistyped one stands for. */
const MAX_SIMILAR = 3;
/** Most words that a beginning stands for. */
const MAX_COMPLETIONS = 12;

/** Weight of a synonym of several words, and of one. */
const PHRASE = 0.6;
const WORD = 0.5;
/** Weight of words that say little, in a message. */
const STOPPED = 0.35;

/** A term of the index that stands for a word. */
export interface Alternative {
  readonly term: string;
  readonly weight: number;
}

/** A word that counts. */
export interface Token {
  /** Tells whether it was typed as a part of a longer name. */
  readonly isPart: boolean;
  /** As it was typed, in lower case. */
  readonly text: string;
  /** How much it counts: stop words of a message count less. */
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
}

/** Terms that stand together for several words: a name in one piece, a synonym. */
export interface Join {
  readonly terms: readonly string[];
  /** Index of the first token that it stands for, and behind the last one. */
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  /** Whether it is a name that was typed in one piece. */
  readonly isOneWord: boolean;
}

/** What is looked for. */
export interface Plan {
  readonly tokens: readonly Token[];
  readonly joins: readonly Join[];
  readonly isMessage: boolean;
}

const rules = readSynonyms();

/** Words that synonyms are known for: they are no typing errors, though no page holds them. */
const synonymStems: ReadonlySet<string> = new Set(rules.flatMap(({from}) => from.map(stem)));

interface Part {
  readonly text: string;
  readonly isLast: boolean;
  readonly isStop: boolean;
  /** Number of the word that it is a part of. */
  readonly word: number;
}

/** Words of the text, with names taken apart. */
function readParts(text: string): Part[] {
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const words = readWords(text, MAX_TOKENS * 2);
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

/** How a part is understood. */
interface Reading extends Part {
  readonly alternatives: readonly Alternative[];
}

/** What may stand for a word. */
function readPart(part: Part, vocabulary: Vocabulary, mayRepair: boolean): Reading {
  const {text, isLast} = part;
  const same = {term: stem(text), weight: 1};
  const complete = (weight: number, most = MAX_COMPLETIONS): Alternative[] =>
    vocabulary.startingWith(text, most).map((word) => ({term: stem(word), weight}));
  if (part.isStop) {
    return {...part, alternatives: isLast ? [same, ...complete(0.8)] : [same]};
  }
  if (vocabulary.has(text)) {
    // A whole word may yet become another: `time` of `timeout`. Names are met by their parts.
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
  const similar = mayRepair ? vocabulary.similarTo(text, MAX_SIMILAR) : [];
  const [nearest] = similar;
  if (nearest) {
    return {
      ...part,
      text: nearest.word,
      alternatives: similar.map(({word, weight}) => ({term: stem(word), weight})),
    };
  }
  const beginning = text.length > 3 ? complete(0.5) : [];
  return beginning.length > 0
    ? {...part, alternatives: beginning}
    : {...part, alternatives: [same]};
}

/** Takes known names apart that were typed in one piece. */
function splitParts(parts: readonly Part[], vocabulary: Vocabulary): Part[] {
  return parts.flatMap((part) => {
    const halves = vocabulary.partsOf(part.text) ?? [part.text];
    return halves.map((text, index) => ({
      ...part,
      text,
      isLast: part.isLast && index === halves.length - 1,
    }));
  });
}

function findRule(rule: SynonymRule, stems: readonly string[], from: number): boolean {
  return rule.from.every((word, index) => stems[from + index] === stem(word));
}

/** Names in one piece, and synonyms, over the parts of the text. */
function findJoins(parts: readonly Part[], vocabulary: Vocabulary): Join[] {
  const joins: Join[] = [];
  const stems = parts.map(({text}) => stem(text));
  parts.forEach((first, from) => {
    for (let to = from + 2; to <= Math.min(parts.length, from + 6); to += 1) {
      const range = parts.slice(from, to);
      const last = range.at(-1);
      const isOneWord = range.every(({word}) => word === first.word);
      // "My app" is not the name `myApp`.
      if (!isOneWord && range.some(({isStop}) => isStop)) continue;
      const whole = range.map(({text}) => text).join('');
      if (vocabulary.partsOf(whole))
        joins.push({terms: [stem(whole)], from, to, weight: 1, isOneWord});
      // The reader is still typing a name: `excludePa`, `DEVSPACE_DEPLOY_FL`.
      if (last?.isLast && isOneWord) {
        for (const name of vocabulary.startingWith(whole, 3)) {
          joins.push({terms: [stem(name)], from, to, weight: 0.95, isOneWord});
        }
      }
    }
    for (const rule of rules) {
      if (!findRule(rule, stems, from)) continue;
      const to = from + rule.from.length;
      for (const words of rule.to) {
        const weight = words.length > 1 ? PHRASE : WORD;
        joins.push({terms: words.map(stem), from, to, weight, isOneWord: false});
      }
    }
  });
  return joins;
}

/** Leaves out what does not count, and moves the joins accordingly. */
function keepCounting(
  readings: readonly Reading[],
  joins: readonly Join[],
  counts: (reading: Reading) => boolean,
): {readings: Reading[]; joins: Join[]} {
  // How many count in front of each place.
  const before = [0];
  for (const reading of readings) before.push((before.at(-1) ?? 0) + (counts(reading) ? 1 : 0));
  return {
    readings: readings.filter(counts),
    joins: joins
      .map((join) => ({...join, from: before[join.from] ?? 0, to: before[join.to] ?? 0}))
      .filter(({from, to}) => to > from),
  };
}

/** Reads the parts of a text, and repairs the first few that are mistyped. */
function understand(text: string, vocabulary: Vocabulary): Reading[] {
  let repairs = 0;
  return splitParts(readParts(text), vocabulary)
    .slice(0, MAX_TOKENS)
    .map((part) => {
      if (!vocabulary.has(part.text)) repairs += 1;
      return readPart(part, vocabulary, repairs <= MAX_REPAIRS);
    });
}

/** Reads a text. */
export function readQuery(text: string, vocabulary: Vocabulary): Plan {
  const short = text.slice(0, MAX_CHARACTERS);
  const isMessage = looksLikeMessage(short);
  const all = understand(short, vocabulary);
  const hasContent = all.some(({isStop}) => !isStop);
  const {readings, joins} = keepCounting(
    all,
    findJoins(all, vocabulary),
    ({isStop}) => !isStop || isMessage || !hasContent,
  );
  return {
    tokens: readings.map(({text: word, word: number, isStop, alternatives}, at) => ({
      text: word,
      isPart: readings.some((other, place) => place !== at && other.word === number),
      weight: isStop && hasContent ? STOPPED : 1,
      alternatives,
    })),
    joins,
    isMessage,
  };
}

/**
 * A text that holds words of the index in place of unknown ones; undefined if there is none. Words
 * that are close to none are left out: a distant one would only puzzle the reader.
 */
export function suggestQuery(text: string, vocabulary: Vocabulary): string | undefined {
  const words = readWords(text.slice(0, MAX_CHARACTERS), MAX_REPAIRS).map(({text: word}) => word);
  const known = words.flatMap((word) => {
    if (vocabulary.has(word)) return [word];
    const [nearest] = vocabulary.closeTo(word, 1);
    return nearest ? [nearest.word] : [];
  });
  return known.length > 0 && known.join(' ') !== words.join(' ') ? known.join(' ') : undefined;
}
