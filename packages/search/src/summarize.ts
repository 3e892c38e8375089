import {splitSentence} from '@devspace-docs/common';

/** Maximum length of a summary, in characters. */
const MAX_LENGTH = 200;

/** The first sentence of a text, truncated at a word if it's long. */
export function summarize(text: string): string {
  const [sentence] = splitSentence(text);
  if (sentence.length <= MAX_LENGTH) return sentence;
  return `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`;
}

/** Separates cause and fix in the content of a message. */
export const FIX = ' Fix: ';

/** Summarizes content for a card: cause and fix of a message, the first sentence otherwise. */
export function summarizeCard(text: string): {readonly summary: string; readonly fix?: string} {
  const at = text.indexOf(FIX);
  if (at < 0) return {summary: summarize(text)};
  return {summary: text.slice(0, at), fix: text.slice(at + FIX.length)};
}
