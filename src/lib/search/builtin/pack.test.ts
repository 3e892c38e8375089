import {expect, it} from 'vitest';
import {manual} from './fixture.ts';
import {packIndex, unpackIndex} from './pack.ts';

const TAG = 'docs-default-current';

it('brings records back as they were', () => {
  const back = unpackIndex(JSON.parse(JSON.stringify(packIndex(TAG, manual))));
  const plain = (records: typeof manual) =>
    records.map(({objectID: _, card, ...record}) => ({...record, name: card?.name}));
  expect(plain(back)).toEqual(plain(manual));
});

it('gives each record an id of its own', () => {
  const ids = unpackIndex(packIndex(TAG, manual)).map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(manual.length);
});

it.each([undefined, null, 'x', [], {}, {format: 0, tag: TAG, pages: []}])(
  'rejects an invalid index: %j',
  (value) => {
    expect(() => unpackIndex(value)).toThrow('Reload the page');
  },
);
