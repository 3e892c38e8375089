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
  it('removes scripts, but keeps data blocks', () => {
    const data = '<script type="application/ld+json">{"a":"b &lt; c"}</script>';
    expect(
      rewrite(`<script src=/docs/a.js defer></script><script>a<b</script>${data}<p>Text</p>`),
    ).toBe(`${data}<p>Text</p>`);
  });

  it('unwraps the content of noscript elements', () => {
    expect(rewrite('<body><noscript><a href=/docs/cli>All</a></noscript>')).toBe(
      '<a href="../cli.html">All</a>',
    );
  });

  it('removes links that need a server', () => {
    const kept = '<link rel="canonical" href="https://a.example/docs/x">';
    expect(
      rewrite(`<link rel=manifest href=/docs/m><link rel=preload href=/docs/a.svg>${kept}`),
    ).toBe(kept);
  });

  it('collects the assets of a page', () => {
    const {text, assets} = rewriteAll(
      '<link rel=stylesheet href=/docs/s.css><img src=/docs/a.png>',
    );
    expect([...assets]).toEqual(['s.css', 'a.png']);
    expect(text).toContain('<img src="../a.png">');
  });

  it("doesn't change other elements and attributes", () => {
    const html =
      '<!doctype html><p class="a" id="b">x &#x3C; y<a href="#b">b</a><svg viewBox="0 0 1 1"><use xlink:href="#c"></use></svg></p>';
    expect(rewrite(html)).toBe(html);
  });

  it('escapes URLs', () => {
    expect(rewrite('<a href="/docs/a&amp;b"></a>')).toBe('<a href="../a&#x26;b.html"></a>');
  });

  it("links the logo to the version's landing page", () => {
    expect(rewrite('<a class="navbar__brand x" href=/docs/>Docs</a>')).toBe(
      '<a class="navbar__brand x" href="../index.html">Docs</a>',
    );
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
