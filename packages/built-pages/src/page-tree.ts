/** The syntax tree of a built page. */
import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';

/** Parses a page. The content of `noscript` is part of the tree, because some readers have no scripts. */
export function parsePage(html: string): Root {
  // hast-util-from-html would also add positions, which takes as long as parsing.
  return fromParse5(parse(html, {scriptingEnabled: false})) as Root;
}

/** The elements directly in a node. */
export function elementsOf(node: Nodes): Element[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return children.filter((child) => child.type === 'element');
}

/** Finds the first matching element in a node. */
export function findElement(
  node: Nodes,
  matches: (element: Element) => boolean,
): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = matches(child) ? child : findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds all matching elements in a node, in document order.
 *
 * @param found - List to add them to.
 */
export function findAll(
  node: Nodes,
  matches: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  if (!('children' in node)) return found;
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (matches(child)) found.push(child);
    findAll(child, matches, found);
  }
  return found;
}

export function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** The value of an attribute, by its name in hast: `dataFields` for `data-fields`. */
export function propertyOf({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
