import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {element, text} from '../fixture.ts';
import rehypeTables from './index.ts';

function row(tagName: string, texts: readonly string[]): Element {
  const cells = texts.map((value) => element(tagName, ...(value === '' ? [] : [text(value)])));
  return element('tr', ...cells);
}

/** A table, after the plugin has run. */
function transform(columns: string[], ...texts: string[][]) {
  const rows = texts.map((cells) => row('td', cells));
  const table = element('table', element('thead', row('th', columns)), element('tbody', ...rows));
  const tree: Root = {type: 'root', children: [table]};
  rehypeTables()(tree);
  return {table, rows, cells: rows.map(({children}) => children as Element[])};
}

it('names a table after the heading above it', () => {
  const heading = element('h2', text('Exclude files'));
  const table = element('table', element('thead', row('th', ['Field', 'Meaning'])));
  rehypeTables()({type: 'root', children: [heading, table]});
  expect(table.properties.ariaLabel).toBe('Exclude files: table');
});

describe('rows of messages', () => {
  const anchorsOf = (columns: string[], ...texts: string[][]): unknown[] =>
    transform(columns, ...texts).rows.map(({properties}) => properties.id);

  it('get an anchor from their words', () => {
    expect(
      anchorsOf(['Message', 'Cause'], ["couldn't find dev NAME: not found", 'A typo.']),
    ).toEqual(['error-couldn-t-find-dev-name-not-found']);
  });

  it('get an anchor that is truncated between words', () => {
    const [anchor] = anchorsOf(['Message or symptom', 'Cause'], ['word '.repeat(40), 'Many.']);
    expect(anchor).toBe(`error${'-word'.repeat(11)}`);
  });

  it('get unique anchors for the same words', () => {
    expect(anchorsOf(['Symptom', 'Cause'], ['Nothing', 'A.'], ['Nothing', 'B.'])).toEqual([
      'error-nothing',
      'error-nothing-1',
    ]);
  });

  it('are only in tables of messages', () => {
    expect(anchorsOf(['Field', 'Meaning'], ['name', 'A name.'])).toEqual([undefined]);
  });
});

it.each([
  ['becomes row headers if the corner is empty', '', 'Order of work', 'th row'],
  ['keeps empty cells', '', '', 'td'],
  ["doesn't change if it has a header", 'Subject', 'Order of work', 'td'],
])('the first column %s', (_name, corner, first, expected) => {
  const [cells = []] = transform([corner, '5.x'], [first, 'Fixed']).cells;
  expect(
    cells.map(({tagName, properties}) => [tagName, properties.scope].filter(Boolean).join(' ')),
  ).toEqual([expected, 'td']);
});

it('marks cells that are one word with a hyphen', () => {
  const [cells = []] = transform(
    ['License', 'Of', 'Mode', 'Long'],
    ['Apache-2.0', 'a command-line tool', 'none', 'one-'.repeat(8)],
  ).cells;
  expect(cells.map(({properties}) => properties.className)).toEqual([
    ['word'],
    undefined,
    undefined,
    undefined,
  ]);
});

describe('tables for stacking', () => {
  it.each([
    [
      ['Flag', 'Default', 'Description'],
      [undefined, 'Default:', undefined],
    ],
    [
      ['Problem', 'Yours?', 'Fix'],
      [undefined, 'Yours?', 'Fix:'],
    ],
  ])('have labels in all cells except the first and the description: %s', (columns, labels) => {
    const {table, cells} = transform(columns, [
      'a',
      'b',
      'A sentence that is too long for a column.',
    ]);
    expect(table.properties.className).toEqual(['stacked']);
    expect(cells[0]?.map(({properties}) => properties.dataLabel)).toEqual(labels);
  });

  it.each([[['Strategy', 'Docker', 'kaniko']], [['Flag', 'Description']]])(
    "aren't tables with short cells or two columns: %s",
    (columns) => {
      expect(transform(columns, columns).table.properties.className).toBeUndefined();
    },
  );

  it.each([
    ['a word', element('td', text('a'.repeat(30))), true],
    ['short words', element('td', text('a word '.repeat(20))), false],
    ['words with hyphens', element('td', text('one-'.repeat(20))), false],
    ['a command', element('td', element('code', text('devspace dev --force-build --skip'))), true],
  ])(
    'are tables with two columns if one contains %s that is too wide for a phone',
    (_name, cell, isStacked) => {
      const name = element('td', element('code', text('imageSelector')));
      const table = element('table', element('tbody', element('tr', name, cell)));
      rehypeTables()({type: 'root', children: [table]});
      expect(table.properties.className).toEqual(isStacked ? ['stacked'] : undefined);
    },
  );
});
