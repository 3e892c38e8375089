import {describe, expect, it} from 'vitest';
import {rewritePage, rewriteStyles} from './rewrite.ts';

/** Maps URLs below /docs/ to files of the same name. Images, styles and fonts are assets. */
function resolve(url: string) {
  if (!url.startsWith('/docs/')) return {href: url};
  const name = url.slice('/docs/'.length);
  return /\.(?:svg|png|css|woff2)$/.test(name)
    ? {href: `../${name}`, asset: name}
    : {href: `../${name}.html`};
}

const rewriteAll = (html: string) => rewritePage(html, resolve, '/docs/index');

/** The rewritten page, without the tags that a page always has. */
function rewrite(html: string): string {
  return rewriteAll(html).text.replaceAll(/<\/?(?:html|head|body)>/g, '');
}

describe('rewritePage', () => {
  const data = '<script type="application/ld+json">{"a":"b &lt; c"}</script>';
  const canonical = '<link rel="canonical" href="https://a.example/docs/x">';
  const other =
    '<!doctype html><p class="a" id="b">x &#x3C; y<a href="#b">b</a><svg viewBox="0 0 1 1"><use xlink:href="#c"></use></svg></p>';

  it.each([
    [
      'removes scripts, but keeps data blocks',
      `<script src=/docs/a.js defer></script><script>a<b</script>${data}<p>Text</p>`,
      `${data}<p>Text</p>`,
    ],
    [
      'unwraps the content of noscript elements',
      '<body><noscript><a href=/docs/cli>All</a></noscript>',
      '<a href="../cli.html">All</a>',
    ],
    [
      'removes links that need a server',
      `<link rel=manifest href=/docs/m><link rel=preload href=/docs/a.svg>${canonical}`,
      canonical,
    ],
    ["doesn't change other elements and attributes", other, other],
    ['escapes URLs', '<a href="/docs/a&amp;b"></a>', '<a href="../a&#x26;b.html"></a>'],
    [
      "links the logo to the version's landing page",
      '<a class="navbar__brand x" href=/docs/>Docs</a>',
      '<a class="navbar__brand x" href="../index.html">Docs</a>',
    ],
  ])('%s', (_, html, expected) => {
    expect(rewrite(html)).toBe(expected);
  });

  it('collects the assets of a page', () => {
    const {text, assets} = rewriteAll(
      '<link rel=stylesheet href=/docs/s.css><img src=/docs/a.png>',
    );
    expect([...assets]).toEqual(['s.css', 'a.png']);
    expect(text).toContain('<img src="../a.png">');
  });
});

it('rewriteStyles rewrites URLs of files, but not data URLs', () => {
  const css =
    'a{b:url(/docs/f.woff2) c;d:url("data:image/svg+xml,<svg>(x)</svg>");e:url( \'/docs/a.svg\' )}';
  expect(rewriteStyles(css, resolve)).toEqual({
    text: 'a{b:url(../f.woff2) c;d:url("data:image/svg+xml,<svg>(x)</svg>");e:url(\'../a.svg\')}',
    assets: new Set(['f.woff2', 'a.svg']),
  });
});
