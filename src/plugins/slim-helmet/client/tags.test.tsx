import {describe, expect, it} from 'vitest';
import {mergeTags, readTags} from './tags.ts';

describe('readTags', () => {
  it('reads tags in the spelling of HTML, also from fragments', () => {
    const tags = readTags(
      <>
        <html lang="en" className="docs" />
        {false}
        <link rel="alternate" hrefLang="en" href="/docs" />
        <script type="application/ld+json">{'{"a": 1}'}</script>
      </>,
    );
    expect(tags).toEqual([
      {type: 'html', attributes: {lang: 'en', class: 'docs'}, text: ''},
      {type: 'link', attributes: {rel: 'alternate', hreflang: 'en', href: '/docs'}, text: ''},
      {type: 'script', attributes: {type: 'application/ld+json'}, text: '{"a": 1}'},
    ]);
  });

  it('refuses tags that it does not know, and says what to do', () => {
    expect(() => readTags(<style>{'a {}'}</style>)).toThrow('slimHelmet');
  });
});

describe('mergeTags', () => {
  it('lets inner components prevail', () => {
    const outer = readTags(
      <>
        <html lang="en" dir="ltr" className="outer" />
        <title>Site</title>
        <meta property="og:title" content="Site" />
        <meta name="viewport" content="width=device-width" />
        <link rel="canonical" href="/" />
      </>,
    );
    const inner = readTags(
      <>
        <html lang="de" className="inner" />
        <title>Page {1}</title>
        <meta property="og:title" content="Page" />
        <link rel="canonical" href="/page" />
      </>,
    );
    const {title, html, tags} = mergeTags([outer, inner]);
    expect(title).toBe('Page 1');
    expect(html).toEqual({lang: 'de', dir: 'ltr', class: 'inner'});
    expect(tags.map(({attributes}) => attributes.content ?? attributes.href)).toEqual([
      'width=device-width',
      'Page',
      '/page',
    ]);
  });

  it('keeps two tags of one component that mean the same', () => {
    const alternates = readTags(
      <>
        <link rel="alternate" href="/" hrefLang="en" />
        <link rel="alternate" href="/" hrefLang="x-default" />
      </>,
    );
    expect(mergeTags([alternates]).tags).toHaveLength(2);
  });

  it('leaves out what nothing identifies', () => {
    expect(mergeTags([readTags(<meta content="nothing" />)]).tags).toEqual([]);
  });
});
