/** English and Markdown in messages and generated text. */

/** `a`, `a or b`, `a, b or c`. */
export function joinWords(items: readonly string[], conjunction: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

/** A code span. */
export function codeSpan(text: string): string {
  return `\`${text}\``;
}

/** Replaces Markdown links by their text. */
export function removeLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/**
 * Splits a text after its first sentence. Periods in code spans, names (`devspace.yaml`) and
 * abbreviations (`e.g.`) don't end it.
 */
export function splitSentence(text: string): readonly [first: string, rest: string] {
  const end = /^(?:`[^`]*`|[^`])*?(?<!\b(?:e\.g|i\.e))[.!?](?=\s+[A-Z`["'$-]|\s*$)/.exec(text);
  const first = end?.[0] ?? text;
  return [first, text.slice(first.length).trim()];
}

/** The first sentence of a Markdown text, in one line. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.split('\n\n');
  return splitSentence(paragraph.replaceAll('\n', ' '))[0];
}

/** Removes leading, trailing and repeated slashes: `/docs//x/` becomes `docs/x`. */
export function trimSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/');
}
