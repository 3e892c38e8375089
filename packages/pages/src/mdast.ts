import type {Nodes, Parents} from 'mdast';
import type {Location} from './types.ts';

/** Calls `visit` for each node in document order, with its ancestors, outermost first. */
export function walk(
  node: Nodes,
  visit: (node: Nodes, ancestors: readonly Parents[]) => void,
  ancestors: readonly Parents[] = [],
): void {
  visit(node, ancestors);
  if (!('children' in node)) return;
  const below = [...ancestors, node];
  for (const child of node.children) walk(child, visit, below);
}

/** The text of a node and its descendants, from which Docusaurus generates ids of headings. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node && node.alt) return node.alt;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Location of a node. Only the first character is underlined if it spans several lines. */
export function locate(node: Nodes): Location {
  const {start, end} = node.position ?? {start: {line: 1, column: 1}, end: {line: 1, column: 2}};
  const length = end.line === start.line ? end.column - start.column : 1;
  return {line: start.line, column: start.column, length: Math.max(1, length)};
}

/** Location of a text in a node, such as the URL of a link; falls back to the node. */
export function locateText(node: Nodes, text: string, lines: readonly string[]): Location {
  const {start, end} = node.position ?? {};
  if (!start || !end || text === '') return locate(node);
  // Searches backward, because the label of a link can contain its URL.
  for (let line = end.line; line >= start.line; line -= 1) {
    const whole = lines[line - 1] ?? '';
    const from = line === start.line ? start.column - 1 : 0;
    const to = line === end.line ? end.column - 1 : whole.length;
    const index = whole.slice(from, to).lastIndexOf(text);
    if (index >= 0) return {line, column: from + index + 1, length: text.length};
  }
  return locate(node);
}
