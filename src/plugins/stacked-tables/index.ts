/**
 * Rehype plugin that marks tables whose rows are like list entries: a name, then cells up to a description.
 * On phones, src/css/site.css stacks the cells of a row, each after the label of its column.
 */
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../hast-text.ts';

/** Headers of last columns that contain sentences. */
const SENTENCES = new Set(['Description', 'Effect', 'Fix']);

/** Cells of each row of a table, starting with the head. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row.children.filter((cell) => cell.type === 'element'));
  });
  return rows;
}

export default function rehypeStackedTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return undefined;
      const [head = [], ...rows] = rowsOf(table);
      const columns = head.map((cell) => textOf(cell).trim());
      if (columns.length < 3 || !SENTENCES.has(columns.at(-1) ?? '')) return SKIP;
      table.properties.className = ['stacked'];
      for (const row of rows) {
        // A description needs no label.
        row.forEach((cell, index) => {
          if (index > 0 && columns[index] !== 'Description')
            cell.properties.dataLabel = columns[index];
        });
      }
      return SKIP;
    });
  };
}
