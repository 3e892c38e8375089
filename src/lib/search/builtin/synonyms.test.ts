import {expect, it} from 'vitest';
import {readSynonyms} from './synonyms.ts';

it('leads from each word of a group to the others', () => {
  expect(readSynonyms('k8s, kubernetes')).toEqual([
    {from: ['k8s'], to: [['kubernetes']]},
    {from: ['kubernetes'], to: [['k8s']]},
  ]);
});

it('leads one way along an arrow', () => {
  expect(readSynonyms('hot reload, live update => sync, file sync')).toEqual([
    {from: ['hot', 'reload'], to: [['sync'], ['file', 'sync']]},
    {from: ['live', 'update'], to: [['sync'], ['file', 'sync']]},
  ]);
});

it('says in the list what each word leads to', () => {
  expect(readSynonyms().every(({from, to}) => from.length > 0 && to.length > 0)).toBe(true);
});
