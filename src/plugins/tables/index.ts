/**
 * Rehype plugin for tables:
 *
 * - Each row of a message table gets an anchor, such as `#error-not-found`, so that search results and
 *   links lead to the exact message.
 * - If the corner is empty, the first column becomes row headers, so that screen readers read them with the
 *   other cells of the row.
 * - Tables whose rows are like list entries, a name, then cells up to a description, are marked. On phones,
 *   src/css/site.css stacks the cells of a row, each after the label of its column.
 */
import GithubSlugger from 'github-slugger';
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isMessageTable} from '../../lib/message-table.ts';
import {textOf} from '../hast-text.ts';

interface Row {
  readonly element: Element;
  readonly cells: readonly Element[];
}

/** Maximum length of an anchor, in characters. */
const MAX_LENGTH = 60;

/** Headers of last columns that contain sentences. */
const SENTENCES = new Set(['Description', 'Effect', 'Fix']);

/** Rows of a table, starting with the head. */
function readRows(table: Element): Row[] {
  const rows: Row[] = [];
  visit(table, 'element', (element) => {
    if (element.tagName !== 'tr') return;
    rows.push({element, cells: element.children.filter((cell) => cell.type === 'element')});
  });
  return rows;
}

/** Anchor of a message: its words, truncated at a word boundary. */
function nameOf(message: string, slugger: GithubSlugger): string {
  const words = message.toLowerCase().match(/[a-z\d]+/g) ?? [];
  let name = 'error';
  for (const word of words) {
    if (name.length + word.length + 1 > MAX_LENGTH) break;
    name += `-${word}`;
  }
  // Adds a number to duplicates.
  return slugger.slug(name);
}

function addRowHeader([cell]: readonly Element[]): void {
  if (!cell || cell.children.length === 0) return;
  cell.tagName = 'th';
  cell.properties = {...cell.properties, scope: 'row', className: ['row-head']};
}

function addLabels(cells: readonly Element[], columns: readonly string[]): void {
  cells.forEach((cell, index) => {
    // A description needs no label.
    if (index > 0 && columns[index] !== 'Description') cell.properties.dataLabel = columns[index];
  });
}

export default function rehypeTables() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return undefined;
      const [head, ...rows] = readRows(table);
      const columns = head?.cells.map((cell) => textOf(cell).trim()) ?? [];
      const hasMessages = isMessageTable(columns);
      const isStacked = columns.length > 2 && SENTENCES.has(columns.at(-1) ?? '');
      if (isStacked) table.properties.className = ['stacked'];
      for (const {element, cells} of rows) {
        const [first] = cells;
        if (hasMessages && first) element.properties.id ??= nameOf(textOf(first), slugger);
        if (columns[0] === '') addRowHeader(cells);
        if (isStacked) addLabels(cells, columns);
      }
      return SKIP;
    });
  };
}
