/** The syntax tree of a built page. */
import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';

/** Parses a page. The content of `noscript` is part of the tree, because some readers have no scripts. */
export function parsePage(html: string): Root {
  return fromParse5(parse(html, {scriptingEnabled: false})) as Root;
}

/** The nodes in a node. Those of a `template` aren't its children. */
function nodesIn(node: Nodes): readonly Nodes[] {
  if (node.type === 'element' && node.content) return node.content.children;
  return 'children' in node ? node.children : [];
}

/** The elements directly in a node. */
export function elementsOf(node: Nodes): Element[] {
  return nodesIn(node).filter((child) => child.type === 'element');
}

/** Finds the first matching element in a node. */
export function findElement(
  node: Nodes,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const child of nodesIn(node)) {
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
  for (const child of nodesIn(node)) {
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
