/** Converts texts of the data, which are Markdown, to the MDX of pages. */

/**
 * Escapes characters outside of code spans that MDX would parse as JSX.
 *
 * @example escapeMdx('Set `${A}` or {b}') // 'Set `${A}` or \\{b}'
 */
export function escapeMdx(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');
}

/** Escapes a text and puts each sentence on its own line, as in hand-written pages. */
export function sentenceLines(text: string): string {
  return escapeMdx(text).replace(/\. (?=[A-Z`\\])(?=(?:[^`]*`[^`]*`)*[^`]*$)/g, '.\n');
}

/** A list item, with one sentence per line. */
export function listItem(text: string): string {
  return `- ${sentenceLines(text).replaceAll('\n', '\n  ')}`;
}

/** A code block. Its fence is longer than any fence in the code. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code}\n${marks}`;
}

/**
 * A JSX attribute with a string value.
 *
 * @throws Error if the value contains a double quote, which can't be escaped in JSX.
 */
export function attribute(name: string, value: string): string {
  if (value.includes('"'))
    throw new Error(`${name}: "${value}" contains a double quote; remove it`);
  return `${name}="${value}"`;
}

/** A YAML scalar for front matter, with quotes if YAML would read it differently without them. */
export function yamlScalar(value: string): string {
  return /^[A-Za-z][\w ./()'-]*(?:, [\w ./()'-]+)*$/.test(value) ? value : JSON.stringify(value);
}

/** The lines of `search_terms` in front matter; empty without terms. */
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

/** The parts of a text that aren't empty. */
export function present(...parts: readonly (string | 0 | false | undefined)[]): string[] {
  return parts.flatMap((part) => (part ? [part] : []));
}
