import {describe, expect, it} from 'vitest';
import {cutArticle, onlyArticle} from './only-article.ts';

describe('onlyArticle', () => {
  it('keeps only the head and the article', () => {
    expect(
      onlyArticle(
        '<head><meta name=a></head><body><nav>Menu</nav><article class=x><p>Text</article><footer>',
      ),
    ).toBe('<head><meta name=a><article class=x><p>Text</article>');
  });

  it('keeps nested articles', () => {
    const article = '<article><article>One</article><article>Two</article></article>';
    expect(onlyArticle(`<head></head><body>${article}`)).toBe(`<head>${article}`);
  });

  it('keeps the whole head if a script contains its end tag', () => {
    const head = '<head><script>a="</head>"</script><meta name=b>';
    expect(onlyArticle(`${head}</head><nav></nav><article></article>`)).toBe(
      `${head}<article></article>`,
    );
  });

  it.each(['<head></head><p>Text', '</article><p>Text<article>', '<articles></article>'])(
    'returns a page without an article unchanged: %s',
    (html) => {
      expect(onlyArticle(html)).toBe(html);
    },
  );
});

describe('cutArticle', () => {
  it('returns the article', () => {
    expect(cutArticle('<head></head><nav></nav><article id=a>Text</article><footer>')).toBe(
      '<article id=a>Text</article>',
    );
  });

  it('returns undefined if there is no article', () => {
    expect(cutArticle('<head></head><p>Text')).toBeUndefined();
  });
});
