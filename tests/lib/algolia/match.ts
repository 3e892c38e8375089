/** What the stand-in for Algolia finds: whole words or their beginnings, without typos and ranks. */

/** What is put around a match. */
export interface Marks {
  readonly start: string;
  readonly end: string;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join(' ');
}

/** The number of words that a record holds. */
export function matchRecord(
  record: Readonly<Record<string, unknown>>,
  words: readonly string[],
): number {
  const text = textOf([record.hierarchy, record.content]).toLowerCase();
  return words.filter((word) => text.includes(word)).length;
}

function mark(text: string, words: readonly string[], {start, end}: Marks): string {
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.replace(new RegExp(escaped.join('|'), 'gi'), (match) => start + match + end);
}

/** The headings of a record, as Algolia returns them with what matches. */
export function highlight(
  hierarchy: unknown,
  words: readonly string[],
  marks: Marks,
): Record<string, {value: string; matchLevel: string}> {
  const levels = Object.entries((hierarchy ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    levels
      .filter((level): level is [string, string] => typeof level[1] === 'string')
      .map(([level, text]) => [level, {value: mark(text, words, marks), matchLevel: 'none'}]),
  );
}

/** The beginning of a content, with what matches. */
export function snippet(content: unknown, words: readonly string[], marks: Marks): string {
  return mark(textOf(content).split(' ').slice(0, 24).join(' '), words, marks);
}
