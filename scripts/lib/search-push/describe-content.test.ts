import {expect, it} from 'vitest';
import type {SearchRecord} from '../../../src/lib/search/types.ts';
import {describeContent} from './describe-content.ts';

const record: SearchRecord = {
  objectID: 'a',
  kind: 'page',
  url: '/docs/a',
  anchor: '',
  hierarchy: {lvl0: 'Docs', lvl1: 'A'},
  content: '',
  language: 'en',
  docusaurus_tag: 'docs-default-5.x',
  pageRank: 1,
};

it('counts what would be sent, and names records that a plan may refuse', () => {
  const records = [
    record,
    record,
    {...record, objectID: 'b', kind: 'flag', content: 'x'.repeat(12_000)} as const,
  ];
  expect(describeContent({records, settings: {a: 1}, synonyms: []})).toEqual([
    '3 records (0.0 MB), 1 settings, 0 synonyms.',
    '  docs-default-5.x, flag: 1',
    '  docs-default-5.x, page: 2',
    '  b is larger than 10 KB, which some Algolia plans reject.',
  ]);
});
