/** Longest summary of a card, in characters. */
const MAX_LENGTH = 200;

/**
 * One line that says what a text is about: its first sentence, cut at a word if it is long.
 * Periods inside names (`devspace.yaml`) and in short forms (`e.g.`) end no sentence.
 */
export function summarize(text: string): string {
  const end = /[^.\s]{3,}[.!?](?=\s+[A-Z`"'$-]|\s*$)/.exec(text);
  const sentence = end ? text.slice(0, end.index + end[0].length) : text;
  if (sentence.length <= MAX_LENGTH) return sentence;
  return `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`;
}

/** What separates cause and fix in the text of a message. */
export const FIX = ' Fix: ';

/** What a card says of a text: cause and fix of a message, or else the first sentence. */
export function summarizeCard(text: string): {readonly summary: string; readonly fix?: string} {
  const at = text.indexOf(FIX);
  if (at < 0) return {summary: summarize(text)};
  return {summary: text.slice(0, at), fix: text.slice(at + FIX.length)};
}
