import {expect, it} from 'vitest';
import {readSynonyms} from '../builtin/synonyms.ts';
import {writeSynonyms} from './synonyms.ts';

it('writes a one-way synonym for each word or phrase', () => {
  expect(
    writeSynonyms(readSynonyms('k8s, kubernetes\npull secret => registry\nk8s => cluster')),
  ).toEqual([
    {
      objectID: 'synonym-k8s',
      type: 'oneWaySynonym',
      input: 'k8s',
      synonyms: ['kubernetes', 'cluster'],
    },
    {
      objectID: 'synonym-kubernetes',
      type: 'oneWaySynonym',
      input: 'kubernetes',
      synonyms: ['k8s'],
    },
    {
      objectID: 'synonym-pull-secret',
      type: 'oneWaySynonym',
      input: 'pull secret',
      synonyms: ['registry'],
    },
  ]);
});
