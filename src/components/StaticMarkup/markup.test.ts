import {describe, expect, it, vi} from 'vitest';
import {loadMarkup, readAnchors, type StaticSource} from './markup.ts';

const urlOf = (name: string) => `/docs/assets/markup/${name}.txt` as StaticSource;

function mockFetch(...responses: Response[]) {
  const fetch = vi.fn<() => Promise<Response>>();
  for (const response of responses) fetch.mockResolvedValueOnce(response);
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  return fetch;
}

describe('loadMarkup', () => {
  it('fetches each URL once', async () => {
    const fetch = mockFetch(new Response('<p>a</p>'));
    expect(await loadMarkup(urlOf('once'))).toBe('<p>a</p>');
    expect(await loadMarkup(urlOf('once'))).toBe('<p>a</p>');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('retries after a failure', async () => {
    mockFetch(new Response('', {status: 404}), new Response('<p>b</p>'));
    await expect(loadMarkup(urlOf('again'))).rejects.toThrow('again.txt: status 404');
    expect(await loadMarkup(urlOf('again'))).toBe('<p>b</p>');
  });
});

describe('readAnchors', () => {
  it('reads only `id` attributes', () => {
    expect(readAnchors('<div id="a-b"><p data-id="x">id="y"</p><i class="z" id="c">')).toEqual([
      'a-b',
      'c',
    ]);
  });
});
