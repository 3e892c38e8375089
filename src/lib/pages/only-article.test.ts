import {describe, expect, it} from 'vitest';
import {cutArticle, onlyArticle} from './only-article.ts';

describe('onlyArticle', () => {
  it('keeps head and article, and leaves out what stands around them', () => {
    expect(
      onlyArticle(
        '<head><meta name=a></head><body><nav>Menu</nav><article class=x><p>Text</article><footer>',
      ),
    ).toBe('<head><meta name=a><article class=x><p>Text</article>');
  });

  it('keeps articles inside of the article', () => {
    const article = '<article><article>One</article><article>Two</article></article>';
    expect(onlyArticle(`<head></head><body>${article}`)).toBe(`<head>${article}`);
  });

  it('keeps the head whole where a script writes of its end', () => {
    const head = '<head><script>a="</head>"</script><meta name=b>';
    expect(onlyArticle(`${head}</head><nav></nav><article></article>`)).toBe(
      `${head}<article></article>`,
    );
  });

  it.each(['<head></head><p>Text', '</article><p>Text<article>', '<articles></article>'])(
    'leaves a page without an article as it is: %s',
    (html) => {
      expect(onlyArticle(html)).toBe(html);
    },
  );
});

describe('cutArticle', () => {
  it('takes the article alone', () => {
    expect(cutArticle('<head></head><nav></nav><article id=a>Text</article><footer>')).toBe(
      '<article id=a>Text</article>',
    );
  });

  it('finds none on a page without one', () => {
    expect(cutArticle('<head></head><p>Text')).toBeUndefined();
  });
});
