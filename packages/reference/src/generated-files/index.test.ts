import {expect, it} from 'vitest';
import {findDrift} from './index.ts';

const expected = new Map([
  ['a.mdx', 'one'],
  ['b.mdx', 'two'],
]);

it('reports nothing if all files are up to date', () => {
  expect(findDrift(expected, new Map(expected))).toEqual([]);
});

it('reports changed, missing and unexpected files', () => {
  const actual = new Map([
    ['a.mdx', 'one, edited'],
    ['c.mdx', 'old'],
  ]);
  expect(findDrift(expected, actual)).toEqual([
    'a.mdx is out of date',
    'b.mdx is missing',
    'c.mdx is no longer generated',
  ]);
});
