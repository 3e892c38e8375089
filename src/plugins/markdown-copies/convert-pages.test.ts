import {expect, it} from 'vitest';
import {convertPages} from './convert-pages.ts';

function article(number: number) {
  return {
    html: `<article><div class="theme-doc-markdown"><h1>Page ${number}</h1></div></article>`,
    place: {url: 'https://docs.example', path: `/docs/${number}`},
  };
}

it.each([
  ['a few pages', 3],
  ['many pages, in other processes', 95],
])('gives back %s in their order', async (_what, count) => {
  const articles = Array.from({length: count}, (_, number) => article(number));
  const titles = (await convertPages(articles)).map((text) => text.trim());
  expect(titles).toEqual(articles.map((_, number) => `# Page ${number}`));
});

it('gives nothing for a page without text', async () => {
  expect(await convertPages([{...article(1), html: '<article></article>'}])).toEqual(['']);
});
