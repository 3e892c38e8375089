import {afterEach, expect, it, vi} from 'vitest';
import {loadIndexFrom} from './load-index.ts';

afterEach(() => vi.unstubAllGlobals());

function stubFetch(respond: () => Promise<Response>) {
  const fetch = vi.fn<(url: URL) => Promise<Response>>(respond);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const load = loadIndexFrom('https://docs.example/base/search-index/');

it('fetches the file of the version', async () => {
  const fetch = stubFetch(() => Promise.resolve(new Response('{"format": 1}')));
  await expect(load('docs-default-5.x')).resolves.toEqual({format: 1});
  expect(fetch.mock.calls[0]?.[0].pathname).toBe('/base/search-index/docs-default-5.x.json');
});

it.each([
  [
    'there is no connection',
    () => Promise.reject(new TypeError('x')),
    'no connection to docs.example',
  ],
  ['the file is missing', () => Promise.resolve(new Response('', {status: 404})), '(404)'],
  ['the file is corrupt', () => Promise.resolve(new Response('<html>')), "isn't valid JSON"],
])('rejects with the reason if %s', async (_, respond, message) => {
  stubFetch(respond);
  await expect(load('docs-default-5.x')).rejects.toThrow(message);
});
