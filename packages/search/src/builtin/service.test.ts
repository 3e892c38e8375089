import {expect, it, vi} from 'vitest';
import {manual} from './fixture.ts';
import {packIndex} from './pack.ts';
import {createSearchService} from './service.ts';

const tag = 'docs-default-current';
const query = {text: 'sync', tag, page: 0, hitsPerPage: 5};

it('loads the index of a version once', async () => {
  const load = vi.fn(() => Promise.resolve(packIndex(tag, manual)));
  const service = createSearchService(load);
  await service.prepare(tag);
  const {hits} = await service.search(query);
  expect(hits).not.toHaveLength(0);
  expect(load.mock.calls).toEqual([[tag]]);
});

it('rejects with the reason, and retries with the next call', async () => {
  const load = vi
    .fn<(tag: string) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValueOnce({format: -1})
    .mockResolvedValueOnce(packIndex(tag, manual));
  const service = createSearchService(load);
  await expect(service.prepare(tag)).rejects.toThrow('no connection');
  await expect(service.search(query)).rejects.toThrow('Reload the page');
  await expect(service.search(query)).resolves.toMatchObject({total: expect.any(Number) as number});
});
