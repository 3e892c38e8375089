import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeRowHeaders from './index.ts';

function element(tagName: string, ...children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}

function cell(tagName: string, text: string): Element {
  return element(tagName, ...(text === '' ? [] : [{type: 'text' as const, value: text}]));
}

/** Tag names and scopes of the body cells, after the plugin has run. */
function rowsBelow(corner: string, ...rows: readonly string[][]): string[][] {
  const bodyRows = rows.map((texts) => element('tr', ...texts.map((text) => cell('td', text))));
  const table = element(
    'table',
    element('thead', element('tr', cell('th', corner), cell('th', '5.x'))),
    element('tbody', ...bodyRows),
  );
  const tree: Root = {type: 'root', children: [table]};
  rehypeRowHeaders()(tree);
  return bodyRows.map(({children}) =>
    (children as Element[]).map(({tagName, properties}) =>
      [tagName, properties.scope].filter(Boolean).join(' '),
    ),
  );
}

it('converts the first column to headers if the corner is empty', () => {
  expect(rowsBelow('', ['Order of work', 'Fixed'])).toEqual([['th row', 'td']]);
});

it('ignores empty cells', () => {
  expect(rowsBelow('', ['', 'Fixed'])).toEqual([['td', 'td']]);
});

it('ignores tables whose first column has a header', () => {
  expect(rowsBelow('Subject', ['Order of work', 'Fixed'])).toEqual([['td', 'td']]);
});
