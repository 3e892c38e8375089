import {describe, expect, it} from 'vitest';
import {choosePages} from './choose-pages.ts';

const known = ['', 'cli', 'search'];

describe('choosePages', () => {
  it('takes all without a wish', () => {
    expect(choosePages(known, undefined)).toEqual(known);
  });

  it('takes those that are named, with or without a slash, in their order', () => {
    expect(choosePages(known, 'search, /')).toEqual(['', 'search']);
  });

  it('lists the pages when one is not known', () => {
    expect(() => choosePages(known, 'cli,ui')).toThrow(
      '--pages: /ui is none of the pages of the bench:\n/\n/cli\n/search',
    );
  });
});
