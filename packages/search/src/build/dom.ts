/** Helpers for reading the DOM of a built page. */
import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** Elements that separate words, even without whitespace around them. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header ' +
    'hr li ol p pre section summary table tbody td th thead tr ul'
  ).split(' '),
);

/** Elements whose text isn't part of the content. */
const IGNORED: ReadonlySet<string> = new Set(['button', 'noscript', 'script', 'style', 'svg']);

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
  // `includes` rules out most elements, and is much faster than splitting.
  return classes !== undefined && classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** Finds the first matching element below a node. */
export function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    // Nested generators would be many times slower.
    const found = matches(child) ? child : find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds all matching elements below a node, in document order.
 *
 * @param found - List to add them to.
 */
export function findAll(
  node: Node,
  matches: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    if (matches(child)) found.push(child);
    findAll(child, matches, found);
  }
  return found;
}

/** Collapses whitespace, and removes the zero-width space of heading links. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a node with all its whitespace, and a space at each edge of a block. */
function rawTextOf(node: Node, isSkipped: ((element: Element) => boolean) | undefined): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  let edge = '';
  if (isElement(node)) {
    if (IGNORED.has(node.tagName) || hasClass(node, 'hash-link') || isSkipped?.(node)) return '';
    if (BLOCKS.has(node.tagName)) edge = ' ';
  }
  let text = edge;
  for (const child of childrenOf(node)) text += rawTextOf(child, isSkipped);
  return text + edge;
}

/**
 * The visible text of a node, in one line.
 *
 * @param isSkipped - Selects elements to omit, with everything inside of them.
 */
export function textOf(node: Node, isSkipped?: (element: Element) => boolean): string {
  return tidy(rawTextOf(node, isSkipped));
}

/** The texts of all code spans below an element. */
export function codesOf(element: Element): string[] {
  return findAll(element, ({tagName}) => tagName === 'code').map((code) => textOf(code));
}
