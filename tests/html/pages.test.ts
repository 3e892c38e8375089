import {describe, expect, it} from 'vitest';
import {NOT_FOUND, pageAddress, readPage, readPages} from '../lib/built-site.ts';
import {readTags, readTitle} from '../../scripts/lib/html/tags.ts';
import {checkPage, findShared} from '../lib/page-head.ts';

const pages = readPages().map((page) => ({...page, address: pageAddress(page.path)}));

describe('every page', () => {
  it('has a title, a description, a canonical address, one heading and its landmarks', () => {
    const problems = pages.flatMap((page) =>
      checkPage(page).map((problem) => `${page.file} ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('has a title of its own', () => {
    expect(findShared(pages, 'title')).toEqual([]);
  });

  it('has a description of its own', () => {
    expect(findShared(pages, 'description')).toEqual([]);
  });
});

describe('the not-found page', () => {
  const {html} = readPage(NOT_FOUND);

  it('has a title and one heading', () => {
    expect(readTitle(html)).toMatch(/\S \| Documentation$/);
    expect(readTags(html).filter(({name, isEnd}) => name === 'h1' && !isEnd)).toHaveLength(1);
  });
});
