import {expect, it} from 'vitest';
import {createLazyEngine} from './engine.ts';
import type {SearchResults, SearchEngine} from './types.ts';

const results: SearchResults = {hits: [], total: 0};
const query = {text: 'a', tag: 'docs-default-current', page: 0, hitsPerPage: 10};

it('loads the engine with the first call, and only once', async () => {
  let loads = 0;
  const prepared: string[] = [];
  const engine: SearchEngine = {
    prepare: async (tag) => {
      prepared.push(tag);
      return Promise.resolve();
    },
    search: () => Promise.resolve(results),
  };
  const lazy = createLazyEngine(() => {
    loads += 1;
    return Promise.resolve(engine);
  });
  expect(loads).toBe(0);
  await Promise.all([lazy.prepare(query.tag), lazy.search(query)]);
  expect(await lazy.search(query)).toBe(results);
  expect(loads).toBe(1);
  expect(prepared).toEqual([query.tag]);
});

it('rejects if loading fails, and retries with the next call', async () => {
  let loads = 0;
  const lazy = createLazyEngine(() => {
    loads += 1;
    if (loads === 1) return Promise.reject(new Error('no connection'));
    return Promise.resolve({
      prepare: () => Promise.resolve(),
      search: () => Promise.resolve(results),
    });
  });
  await expect(lazy.search(query)).rejects.toThrow('no connection');
  expect(await lazy.search(query)).toBe(results);
});
