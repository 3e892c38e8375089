/** Text helpers of the page renderer: the data is Markdown of one paragraph, the pages are MDX. */

/**
 * Escapes what MDX would read as JSX outside code spans.
 *
 * @example escapeMdx('Set `${A}` or {b}') // 'Set `${A}` or \\{b}'
 */
export function escapeMdx(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');
}

/** One sentence a line, as our sources are written. Full stops inside code spans do not count. */
export function sentenceLines(text: string): string {
  return escapeMdx(text).replace(/\. (?=[A-Z`\\])(?=(?:[^`]*`[^`]*`)*[^`]*$)/g, '.\n');
}

/** A list item; further sentences stay in the item. */
export function listItem(text: string): string {
  return `- ${sentenceLines(text).replaceAll('\n', '\n  ')}`;
}

/** A fenced block. The fence grows if the code has one of its own. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code}\n${marks}`;
}

/**
 * A JSX attribute with a text value.
 *
 * @throws Error when the value holds a double quote, which the attribute could not carry.
 */
export function attribute(name: string, value: string): string {
  if (value.includes('"'))
    throw new Error(`${name}: "${value}" contains a double quote; remove it`);
  return `${name}="${value}"`;
}

/** `a`, `a and b`, `a, b and c`. */
export function join(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A YAML scalar for front matter, quoted where YAML would read something else. */
export function yamlScalar(value: string): string {
  return /^[A-Za-z][\w ./()'-]*(?:, [\w ./()'-]+)*$/.test(value) ? value : JSON.stringify(value);
}

/** The lines of `search_terms` in front matter; none without terms. */
export function searchTermLines(
  terms: Readonly<Record<string, readonly string[]>> | undefined,
): readonly string[] {
  if (!terms) return [];
  // Commas and brackets would end a plain scalar in a list.
  const quote = (term: string): string =>
    /[,[\]{}]/.test(term) ? JSON.stringify(term) : yamlScalar(term);
  return [
    'search_terms:',
    ...Object.entries(terms).map(([id, list]) => `  ${id}: [${list.map(quote).join(', ')}]`),
  ];
}
