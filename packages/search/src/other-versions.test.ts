import {expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {findBetterVersion} from './other-versions.ts';
import type {SearchEngine} from './types.ts';

const [newest, previous, oldest] = versions;

function engineWith(good: Readonly<Record<string, number>>): SearchEngine {
  return {
    prepare: async () => {},
    search: ({tag}) => Promise.resolve({hits: [], total: 9, good: good[tag] ?? 0}),
  };
}

it('finds the newest other version with good results', async () => {
  const engine = engineWith({
    [newest.searchTag]: 5,
    [previous?.searchTag ?? '']: 2,
    [oldest?.searchTag ?? '']: 3,
  });
  expect(await findBetterVersion(engine, 'x', newest.label)).toEqual({
    version: previous?.label,
    count: 2,
  });
});

it('finds none if no version has good results', async () => {
  expect(await findBetterVersion(engineWith({}), 'x', newest.label)).toBeUndefined();
});
