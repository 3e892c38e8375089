import {expect, it} from 'vitest';
import {readSynonyms} from './synonyms.ts';

it('maps each word of a group to the others', () => {
  expect(readSynonyms('k8s, kubernetes')).toEqual([
    {from: ['k8s'], to: [['kubernetes']]},
    {from: ['kubernetes'], to: [['k8s']]},
  ]);
});

it('maps only one way with an arrow', () => {
  expect(readSynonyms('hot reload, live update => sync, file sync')).toEqual([
    {from: ['hot', 'reload'], to: [['sync'], ['file', 'sync']]},
    {from: ['live', 'update'], to: [['sync'], ['file', 'sync']]},
  ]);
});

it('has no empty sides in the list', () => {
  expect(readSynonyms().every(({from, to}) => from.length > 0 && to.length > 0)).toBe(true);
});
