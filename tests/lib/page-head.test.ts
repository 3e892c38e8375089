import {describe, expect, it} from 'vitest';
import {readTags} from '../../scripts/lib/html/tags.ts';
import {checkPage, findShared, type CheckedPage} from './page-head.ts';

const DESCRIPTION = 'Reach a port of your dev container on localhost while you develop.';

const good = [
  '<html lang=en dir=ltr><title>Ports | Documentation</title>',
  `<meta name=description content="${DESCRIPTION}">`,
  '<link rel=canonical href=https://docs.example/docs/ports>',
  '<nav aria-label=Main></nav><main><h1>Ports</h1></main><footer class="theme-layout-footer footer">',
].join('');

function page(html: string, file = 'ports.html'): CheckedPage {
  return {file, address: 'https://docs.example/docs/ports', html, tags: readTags(html)};
}

describe('checkPage', () => {
  it('accepts a page with everything', () => {
    expect(checkPage(page(good))).toEqual([]);
  });

  it.each([
    ['lang=en', 'lang=de', 'is not marked as English, left to right'],
    [
      'Ports | Documentation',
      ' | Documentation',
      'has the title " | Documentation": expected a name and "| Documentation"',
    ],
    [DESCRIPTION, '', 'has no description: add one to the front matter'],
    [DESCRIPTION, 'Too short.', 'has a description of 10 characters: expected 50 to 160'],
    [DESCRIPTION, 'x'.repeat(161), 'has a description of 161 characters: expected 50 to 160'],
    [
      'docs/ports>',
      'docs/other>',
      'has the canonical URL https://docs.example/docs/other: expected https://docs.example/docs/ports',
    ],
    ['<h1>Ports</h1>', '', 'has 0 h1 headings: expected 1'],
    ['<main>', '<main><main>', 'has 2 main landmarks: expected 1'],
    ['aria-label=Main', '', 'has 0 main navigations: expected 1'],
    ['theme-layout-footer', 'theme-doc-footer', 'has 0 site footers: expected 1'],
  ])('misses %s when it is "%s"', (from, to, problem) => {
    expect(checkPage(page(good.replace(from, to)))).toEqual([problem]);
  });
});

describe('findShared', () => {
  it('names the pages that share a text', () => {
    const pages = [page(good), page(good, 'other.html')];
    expect(findShared(pages, 'title')).toEqual([
      'ports.html and other.html share the title "Ports | Documentation"',
    ]);
    expect(findShared(pages, 'description')).toHaveLength(1);
  });

  it('leaves texts of single pages and missing texts alone', () => {
    expect(findShared([page(good), page('<p>', 'a.html'), page('<p>', 'b.html')], 'title')).toEqual(
      [],
    );
  });
});
