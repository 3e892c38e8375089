import {expect, it} from 'vitest';
import {brief, check, docsPath} from '../testing.ts';
import {searchTerms} from './search-terms.ts';

const withTerms = (...lines: readonly string[]): string =>
  `---\ntitle: A\nsearch_terms:\n${lines.map((line) => `  ${line}\n`).join('')}---\n\n## Exclude files {/* #exclude */}\n`;

it.each([
  ['terms of the page and of headings', ['page: [hot reload]', 'exclude: [skip files]'], []],
  ['an unknown heading', ['exlude: [a]'], ['docs/a.mdx:4:11 no heading has the id "exlude"']],
  ['an empty list', ['page: []'], [`docs/a.mdx:4:9 "page" isn't a list of one to four terms`]],
  [
    'anything but strings',
    ['page: [8080]'],
    [`docs/a.mdx:4:9 "page" isn't a list of one to four terms`],
  ],
  [
    'five terms',
    ['page: [a, b, c, d, e]'],
    [`docs/a.mdx:4:9 "page" isn't a list of one to four terms`],
  ],
  ['an empty term', ['page: [a, ""]'], ['docs/a.mdx:4:13 the term is empty']],
  [
    'a long term',
    [`page: [${'a'.repeat(80)}]`, `exclude: [${'b'.repeat(81)}]`],
    ['docs/a.mdx:5:13 the term has 81 characters'],
  ],
  [
    'a term of another section',
    ['page: [a]', 'exclude: [b, A]'],
    ['docs/a.mdx:5:16 docs/a.mdx has the same term for "page"'],
  ],
])('checks %s', (_, lines, problems) => {
  expect(brief(check(searchTerms, {'docs/a.mdx': withTerms(...lines)}))).toEqual(problems);
});

it('compares the terms of a version', () => {
  const text = withTerms('page: [a]');
  const files = {'docs/a.mdx': text, [docsPath('5.x')]: text};
  expect(check(searchTerms, files)).toEqual([]);
  expect(brief(check(searchTerms, {...files, 'docs/b.mdx': text}))).toEqual([
    'docs/b.mdx:4:10 docs/a.mdx has the same term for "page"',
  ]);
});
