import {expect, it} from 'vitest';
import {cutArticle} from './only-article.ts';

it('returns the article, with nested articles', () => {
  const article = '<article id=a>Text<article>One</article></article>';
  expect(cutArticle(`<head></head><nav></nav>${article}<footer>`)).toBe(article);
});

it.each(['<head></head><p>Text', '</article><p>Text<article>', '<articles></article>'])(
  'returns undefined if there is no article: %s',
  (html) => {
    expect(cutArticle(html)).toBeUndefined();
  },
);
