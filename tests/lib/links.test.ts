import {expect, it} from 'vitest';
import {parsePage} from '@devspace-docs/static-host/html';
import {findBrokenLinks, type LinkedPage, readLinkedPage} from './links.ts';

const site = {
  basePath: '/docs/',
  files: new Set(['index.html', 'cli.html', 'cli/dev.html', 'img/logo.svg', 'img/card.png']),
};

function page(file: string, html: string): LinkedPage {
  const path = file.replace(/\.html$/, '').replace(/^index$/, '');
  return readLinkedPage(file, `https://docs.example/docs/${path}`, parsePage(html));
}

const others = [
  page('cli.html', '<h2 id=flags></h2><h2 id="über"></h2><a name=old>'),
  page('cli/dev.html', ''),
];

function check(html: string): string[] {
  const pages = [page('index.html', html), ...others];
  return findBrokenLinks(pages, site).map(({link, reason}) => `${link} ${reason}`);
}

it.each([
  '<a href=/docs/>',
  '<a href=/docs/cli>',
  '<a href=/docs/cli/dev?tab=x>',
  '<a href=cli/dev>',
  '<a href=/docs/cli#flags>',
  '<a href=/docs/cli#old>',
  '<a href=/docs/cli#%C3%BCber>',
  '<p id=here><a href=#here><a href=#top><a href=#>',
  '<img src=/docs/img/logo.svg>',
  '<meta property=og:image content=https://docs.example/docs/img/card.png>',
  '<a href=https://elsewhere.example/none><a href=mailto:a@b.example><img src=data:,x>',
])('accepts %s', (html) => {
  expect(check(html)).toEqual([]);
});

it.each([
  ['<a href=/docs/none>', "/docs/none leads to a file that doesn't exist"],
  ['<a href=/none>', "/none leads to a file that doesn't exist"],
  ['<img src=/docs/img/none.png>', "/docs/img/none.png leads to a file that doesn't exist"],
  [
    '<img src=/docs/img/logo.svg srcset="/docs/img/none.png 2x">',
    "/docs/img/none.png leads to a file that doesn't exist",
  ],
  [
    '<meta property=og:image content=https://docs.example/docs/none.png>',
    "https://docs.example/docs/none.png leads to a file that doesn't exist",
  ],
  ['<a href=/docs/cli#none>', '/docs/cli#none leads to a page without the anchor #none'],
  ['<a href=#none>', '#none leads to a page without the anchor #none'],
  ['<a href=/docs/cli/>', '/docs/cli/ leads to a redirect: link to /docs/cli'],
  ['<a href=/docs/cli.html>', '/docs/cli.html leads to a redirect: link to /docs/cli'],
  ['<a href=http://[>', "http://[ isn't a valid URL"],
])('reports %s', (html, problem) => {
  expect(check(html)).toEqual([problem]);
});

it('reports a repeated link once per page', () => {
  expect(check('<a href=/docs/none><a href=/docs/none>')).toHaveLength(1);
});
