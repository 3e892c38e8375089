import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadMarkup} from './load-markup.ts';
import {readAnchors} from './read-anchors.ts';
import type {StaticSource} from './types.ts';

const address = (name: string) => `/docs/assets/markup/${name}.txt` as StaticSource;

function answer(...responses: Response[]) {
  const fetch = vi.fn<() => Promise<Response>>();
  for (const response of responses) fetch.mockResolvedValueOnce(response);
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  return fetch;
}

afterEach(() => vi.restoreAllMocks());

describe('loadMarkup', () => {
  it('asks the server once for each address', async () => {
    const fetch = answer(new Response('<p>a</p>'));
    expect(await loadMarkup(address('once'))).toBe('<p>a</p>');
    expect(await loadMarkup(address('once'))).toBe('<p>a</p>');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    answer(new Response('', {status: 404}), new Response('<p>b</p>'));
    await expect(loadMarkup(address('again'))).rejects.toThrow('again.txt: status 404');
    expect(await loadMarkup(address('again'))).toBe('<p>b</p>');
  });
});

describe('readAnchors', () => {
  it('reads every id and nothing that only looks like one', () => {
    expect(readAnchors('<div id="a-b"><p data-id="x">id="y"</p><i class="z" id="c">')).toEqual([
      'a-b',
      'c',
    ]);
  });
});
