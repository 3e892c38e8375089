import {expect, it} from 'vitest';
import {manual} from './fixture.ts';
import {packIndex, unpackIndex} from './pack.ts';

const TAG = 'docs-default-current';

it('restores packed records', () => {
  const unpacked = unpackIndex(JSON.parse(JSON.stringify(packIndex(TAG, manual))));
  const plain = (records: typeof manual) =>
    records.map(({objectID: _, card, ...record}) => ({...record, name: card?.name}));
  expect(plain(unpacked)).toEqual(plain(manual));
});

it('gives each record a unique id', () => {
  const ids = unpackIndex(packIndex(TAG, manual)).map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(manual.length);
});

it.each([undefined, null, 'x', [], {}, {format: 0, tag: TAG, pages: []}])(
  'rejects an invalid index: %j',
  (value) => {
    expect(() => unpackIndex(value)).toThrow('Reload the page');
  },
);
