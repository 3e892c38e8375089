import {describe, expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {lastPageInstead, MAX_QUERY_LENGTH, readSearchUrl, writeSearchUrl} from './search-url.ts';

describe('the URL of the search page', () => {
  it('contains the query, the version and the page of results', () => {
    expect(readSearchUrl('?q=a%20%26+b&version=5.x&page=3')).toEqual({
      text: 'a & b',
      version: '5.x',
      page: 3,
    });
  });

  it.each(['', '?', '?q=&version=&page=', '?version=0.x&page=0', '?page=-1', '?page=1.5&page=2'])(
    'has no version and the first page by default: %s',
    (query) => {
      expect(readSearchUrl(query)).toEqual({text: '', version: undefined, page: 1});
    },
  );

  it('is truncated to the maximum query length', () => {
    expect(readSearchUrl(`?q=${'a'.repeat(10_000)}`).text).toHaveLength(MAX_QUERY_LENGTH);
  });

  it('omits defaults', () => {
    expect(writeSearchUrl({text: '', page: 1})).toBe('');
    expect(writeSearchUrl({text: 'sync'})).toBe('?q=sync');
  });

  it('contains the latest version too, because other readers may use an older one', () => {
    expect(writeSearchUrl({text: 'sync', version: latestVersion.label})).toBe(
      `?q=sync&version=${latestVersion.label}`,
    );
  });

  it.each(['a & b=c#d', '<b>"', '🙂 שלום', '%', '+'])('preserves any text: %s', (text) => {
    const query = writeSearchUrl({text, version: '4.x', page: 2});
    expect(readSearchUrl(query)).toEqual({text, version: '4.x', page: 2});
  });
});

it.each([
  ['the first page of no results', 1, 0, undefined],
  ['an existing page', 3, 41, undefined],
  ['a page after the last one', 4, 41, 3],
  ['a second page that would be empty', 2, 20, 1],
  ['a later page of no results', 999, 0, 1],
])(
  'lastPageInstead returns the last page only for a page after it: %s',
  (_, page, total, expected) => {
    expect(lastPageInstead(page, total, 20)).toBe(expected);
  },
);
