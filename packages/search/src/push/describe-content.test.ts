import {expect, it} from 'vitest';
import {record} from '../builtin/fixture.ts';
import {describeContent} from './describe-content.ts';

const sample = record({url: '/docs/a', title: 'A'});

it('counts records by version and kind', () => {
  const records = [sample, sample, {...sample, kind: 'flag'} as const];
  expect(describeContent({records, settings: {a: 1}, synonyms: []})).toEqual([
    '3 records (0.0 MB), 1 settings, 0 synonyms.',
    '  docs-default-current, flag: 1',
    '  docs-default-current, page: 2',
  ]);
});
