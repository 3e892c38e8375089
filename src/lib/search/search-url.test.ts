import {describe, expect, it} from 'vitest';
import {latestVersion} from '../../config/versions.ts';
import {lastPageInstead, MAX_QUERY_LENGTH, readSearchUrl, writeSearchUrl} from './search-url.ts';

describe('the address of the search page', () => {
  it('says what is sought, in which version, and which page of results is shown', () => {
    expect(readSearchUrl('?q=a%20%26+b&version=5.x&page=3')).toEqual({
      text: 'a & b',
      version: '5.x',
      page: 3,
    });
  });

  it.each(['', '?', '?q=&version=&page=', '?version=0.x&page=0', '?page=-1', '?page=1.5&page=2'])(
    'names no version and means the first page: %s',
    (query) => {
      expect(readSearchUrl(query)).toEqual({text: '', version: undefined, page: 1});
    },
  );

  it('is read to a length that no query needs', () => {
    expect(readSearchUrl(`?q=${'a'.repeat(10_000)}`).text).toHaveLength(MAX_QUERY_LENGTH);
  });

  it('holds only what it needs', () => {
    expect(writeSearchUrl({text: '', page: 1})).toBe('');
    expect(writeSearchUrl({text: 'sync'})).toBe('?q=sync');
  });

  it('names the latest version too: others who open it may use an older one', () => {
    expect(writeSearchUrl({text: 'sync', version: latestVersion.label})).toBe(
      `?q=sync&version=${latestVersion.label}`,
    );
  });

  it.each(['a & b=c#d', '<b>"', '🙂 שלום', '%', '+'])('carries any text: %s', (text) => {
    const query = writeSearchUrl({text, version: '4.x', page: 2});
    expect(readSearchUrl(query)).toEqual({text, version: '4.x', page: 2});
  });
});

describe('a page of results', () => {
  it.each([
    ['the first of none', 1, 0, undefined],
    ['one that is there', 3, 41, undefined],
    ['one behind the last', 4, 41, 3],
    ['a second one that would be empty', 2, 20, 1],
    ['any of none', 999, 0, 1],
  ])('is kept or replaced by the last: %s', (_, page, total, shown) => {
    expect(lastPageInstead(page, total, 20)).toBe(shown);
  });
});
