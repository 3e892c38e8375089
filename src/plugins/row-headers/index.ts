/**
 * Rehype plugin that converts the first column of a table to row headers if the corner is empty, so that
 * screen readers read them with the other cells of the row.
 */
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** The first cell of each row in a part of a table. */
function firstCells(table: Element, part: 'thead' | 'tbody'): Element[] {
  const isElement = (node: Element['children'][number]): node is Element => node.type === 'element';
  return table.children
    .filter(isElement)
    .filter(({tagName}) => tagName === part)
    .flatMap(({children}) => children.filter(isElement))
    .flatMap(({children}) => children.find(isElement) ?? []);
}

export default function rehypeRowHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return undefined;
      const [corner] = firstCells(table, 'thead');
      if (corner?.children.length !== 0) return SKIP;
      for (const cell of firstCells(table, 'tbody')) {
        if (cell.children.length === 0) continue;
        cell.tagName = 'th';
        cell.properties = {...cell.properties, scope: 'row', className: ['row-head']};
      }
      return SKIP;
    });
  };
}
