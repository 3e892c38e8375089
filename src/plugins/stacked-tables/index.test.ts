import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeStackedTables from './index.ts';

function element(tagName: string, ...children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}

function row(tagName: string, texts: readonly string[]): Element {
  return element('tr', ...texts.map((value) => element(tagName, {type: 'text', value})));
}

/** Class of a table, and labels of the cells in its only row. */
function stack(...columns: readonly string[]): unknown[] {
  const cells = row('td', columns);
  const table = element('table', element('thead', row('th', columns)), element('tbody', cells));
  const tree: Root = {type: 'root', children: [table]};
  rehypeStackedTables()(tree);
  return [
    table.properties.className,
    ...(cells.children as Element[]).map(({properties}) => properties.dataLabel),
  ];
}

it('labels all cells except the first and the description', () => {
  expect(stack('Flag', 'Default', 'Description')).toEqual([
    ['stacked'],
    undefined,
    'Default',
    undefined,
  ]);
  expect(stack('Message', 'Cause', 'Fix')).toEqual([['stacked'], undefined, 'Cause', 'Fix']);
});

it('skips comparison tables and narrow tables', () => {
  expect(stack('Strategy', 'Docker', 'kaniko')[0]).toBeUndefined();
  expect(stack('Flag', 'Description')[0]).toBeUndefined();
});
