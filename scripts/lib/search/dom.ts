/**
 * Small helpers to read the tree of a built page. Pure.
 */
import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** Elements that end a word: the text before and after them does not run together. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header ' +
    'hr li ol p pre section summary table tbody td th thead tr ul'
  ).split(' '),
);

/** Elements whose text is no text for readers. */
const SILENT: ReadonlySet<string> = new Set(['button', 'noscript', 'script', 'style', 'svg']);

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function elementsOf(node: Node): readonly Element[] {
  return childrenOf(node).filter(isElement);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  const classes = attribute(element, 'class');
  // Most elements are ruled out by the second question, which takes far less time than the third.
  return classes !== undefined && classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** The first element below a node that fits. */
export function find(node: Node, fits: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    // Not by a generator: one at every level takes many times as long.
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

/**
 * All elements below a node that fit, in the order of the page.
 *
 * @param found - A list to add them to.
 */
export function findAll(
  node: Node,
  fits: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    if (fits(child)) found.push(child);
    findAll(child, fits, found);
  }
  return found;
}

/** Blanks made single, and the invisible character of heading links removed. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a node with all its blanks, and one more at each edge of a block. */
function rawTextOf(node: Node, skips: ((element: Element) => boolean) | undefined): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  let edge = '';
  if (isElement(node)) {
    if (SILENT.has(node.tagName) || hasClass(node, 'hash-link') || skips?.(node)) return '';
    if (BLOCKS.has(node.tagName)) edge = ' ';
  }
  let text = edge;
  for (const child of childrenOf(node)) text += rawTextOf(child, skips);
  return text + edge;
}

/**
 * The text of a node as readers see it, in one line.
 *
 * @param skips - Elements to leave out, with everything below them.
 */
export function textOf(node: Node, skips?: (element: Element) => boolean): string {
  return tidy(rawTextOf(node, skips));
}
