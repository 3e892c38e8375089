import {describe, expect, it} from 'vitest';
import {decodeEntities, readLinks, readMeta, readTags, readTitle} from './tags.ts';

function attributes(html: string): Array<Record<string, string>> {
  return readTags(html).map((tag) => Object.fromEntries(tag.attributes));
}

describe('readTags', () => {
  it('treats a slash at the end of an unquoted value as part of it', () => {
    expect(attributes('<a class=x href=/docs/>Home</a>')).toEqual([
      {class: 'x', href: '/docs/'},
      {},
    ]);
  });

  it('reads unquoted, quoted and empty attributes', () => {
    expect(attributes(`<img alt="" src=/a.svg height=28 /><input disabled value='a "b"'>`)).toEqual(
      [
        {alt: '', src: '/a.svg', height: '28'},
        {disabled: '', value: 'a "b"'},
      ],
    );
  });

  it('does not end a tag at a > inside quotes', () => {
    expect(attributes('<p title="a > b" id=c>')).toEqual([{title: 'a > b', id: 'c'}]);
  });

  it('skips comments and the content of scripts and styles', () => {
    const html = '<!-- <a> --><script>if (a<b) "<a href=x>"</script><style>a>b{}</style><b>';
    expect(readTags(html).map(({name, isEnd}) => (isEnd ? `/${name}` : name))).toEqual([
      'script',
      '/script',
      'style',
      '/style',
      'b',
    ]);
  });

  it('decodes character references in attributes', () => {
    expect(attributes('<a href="?a=1&amp;b=2" title="it&#x27;s &lt;&#35;&gt;">')).toEqual([
      {href: '?a=1&b=2', title: "it's <#>"},
    ]);
  });
});

const html =
  '<title data-rh=true>Pods &amp; more | Docs</title><meta name=description content="All of it."/><link rel=canonical href=https://a.example/docs/>';

it('readTitle, readMeta and readLinks read the head of a page by name', () => {
  expect(readTitle(html)).toBe('Pods & more | Docs');
  expect(readMeta(readTags(html), 'description')).toBe('All of it.');
  expect(readMeta(readTags(html), 'og:image')).toBeUndefined();
  expect(readLinks(readTags(html), 'canonical')).toEqual(['https://a.example/docs/']);
});

describe('decodeEntities', () => {
  it("doesn't change unknown references", () => {
    expect(decodeEntities('&unknown; &nbsp;|')).toBe('&unknown; \u00a0|');
  });
});
