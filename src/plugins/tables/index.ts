/**
 * Rehype plugin for tables:
 *
 * - Each row of a message table gets an anchor, such as `#error-not-found`, so that search results and
 *   links lead to the exact message.
 * - If the corner is empty, the first column becomes row headers, so that screen readers read them with the
 *   other cells of the row.
 * - Cells that are one word, such as `Apache-2.0`, are marked, so that they don't break.
 * - A table below a heading is named after it, because wide tables can have the focus.
 * - Tables that are too wide for a phone, or that have sentences in three columns or more, are marked. On phones,
 *   src/css/tables.css stacks the cells of a row, each after the label of its column.
 */
import GithubSlugger from 'github-slugger';
import type {Element, Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '@devspace-docs/common';
import {isMessageTable} from '@devspace-docs/pages';
import {messageAnchor} from '../message-anchor.ts';

interface Row {
  readonly element: Element;
  readonly cells: readonly Element[];
}

/** A word with more characters may break. */
const LONG_WORD = 24;

/** A text with more characters is a squeezed column on phones, next to two others. */
const LONG_CELL = 40;

/**
 * Widths in characters, measured in Chromium: tests/e2e/pages.spec.ts fails if a table is wider than
 * estimated.
 */
const WIDTHS = {phone: 47, cellPadding: 2.6, codePadding: 1.4};

/** Rows of a table, starting with the head. */
function readRows(table: Element): Row[] {
  const rows: Row[] = [];
  visit(table, 'element', (element) => {
    if (element.tagName !== 'tr') return;
    rows.push({element, cells: element.children.filter((cell) => cell.type === 'element')});
  });
  return rows;
}

function isWord({tagName, children}: Element): boolean {
  const [content] = children;
  return (
    tagName === 'td' &&
    children.length === 1 &&
    content?.type === 'text' &&
    content.value.length <= LONG_WORD &&
    /^\w\S*-\S+$/.test(content.value)
  );
}

/** Width of the longest part that can't break across lines. */
function unbrokenWidth(node: Nodes, padding = 0): number {
  if (node.type === 'text') {
    const words = node.value.split(/\s+|(?<=-)/);
    return Math.max(...words.map(({length}) => (length === 0 ? 0 : length + padding)));
  }
  if (!('children' in node)) return 0;
  if (node.type === 'element' && isWord(node)) return textOf(node).length;
  const isCode = node.type === 'element' && node.tagName === 'code';
  const inner = isCode ? WIDTHS.codePadding : padding;
  // Short code doesn't break: see src/plugins/inline-code.
  if (isCode && !isLong(node)) return textOf(node).length + inner;
  return Math.max(0, ...node.children.map((child) => unbrokenWidth(child, inner)));
}

function isLong({properties: {className}}: Element): boolean {
  return Array.isArray(className) && className.includes('long');
}

/** Whether a table would overflow the screen of a phone. */
function isWide(rows: readonly Row[]): boolean {
  const columns: number[] = [];
  for (const {cells} of rows) {
    cells.forEach((cell, index) => {
      columns[index] = Math.max(columns[index] ?? 0, unbrokenWidth(cell));
    });
  }
  return columns.reduce((sum, width) => sum + width + WIDTHS.cellPadding, 0) > WIDTHS.phone;
}

function addRowHeader([cell]: readonly Element[]): void {
  if (!cell || cell.children.length === 0) return;
  cell.tagName = 'th';
  cell.properties = {...cell.properties, scope: 'row', className: ['row-head']};
}

function addLabels(cells: readonly Element[], columns: readonly string[]): void {
  cells.forEach((cell, index) => {
    const label = columns[index];
    // A description needs no label.
    if (index === 0 || !label || label === 'Description') return;
    cell.properties.dataLabel = label.endsWith('?') ? label : `${label}:`;
  });
}

export default function rehypeTables() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    let heading = '';
    visit(tree, 'element', (table) => {
      if (/^h[2-6]$/.test(table.tagName)) heading = textOf(table).trim();
      if (table.tagName !== 'table') return undefined;
      if (heading !== '') table.properties.ariaLabel = `${heading}: table`;
      const all = readRows(table);
      const [head, ...rows] = all;
      const columns = head?.cells.map((cell) => textOf(cell).trim()) ?? [];
      const hasMessages = isMessageTable(columns);
      const hasSentences =
        columns.length > 2 &&
        rows.some(({cells}) => cells.some((cell) => textOf(cell).length > LONG_CELL));
      const isStacked = hasSentences || isWide(all);
      if (isStacked) table.properties.className = ['stacked'];
      for (const {element, cells} of rows) {
        const [first] = cells;
        if (hasMessages && first) element.properties.id ??= messageAnchor(textOf(first), slugger);
        if (columns[0] === '') addRowHeader(cells);
        for (const cell of cells) if (isWord(cell)) cell.properties.className = ['word'];
        if (isStacked) addLabels(cells, columns);
      }
      return SKIP;
    });
  };
}
