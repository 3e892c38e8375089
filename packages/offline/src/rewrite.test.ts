import {describe, expect, it} from 'vitest';
import {parsePage} from '@devspace-docs/static-host/html';
import {findChanges, rewritePage, rewriteStyles, type Rewritten} from './rewrite.ts';

/** Maps URLs below /docs/ to files of the same name. Images, styles and fonts are assets. */
function resolve(url: string) {
  if (!url.startsWith('/docs/')) return {href: url};
  const name = url.slice('/docs/'.length);
  return /\.(?:svg|png|css|woff2)$/.test(name)
    ? {href: `../${name}`, asset: name}
    : {href: `../${name}.html`};
}

function rewriteAll(html: string): Rewritten {
  const changes = findChanges(parsePage(html, {hasPositions: true}));
  return rewritePage(html, changes, resolve, '../index.html');
}

const rewrite = (html: string): string => rewriteAll(html).text;

describe('rewritePage', () => {
  it('removes scripts, but keeps data blocks', () => {
    expect(
      rewrite(
        '<script src=/docs/a.js defer></script><script>a<b</script><script type=application/ld+json>{"a":1}</script><p>Text',
      ),
    ).toBe('<script type=application/ld+json>{"a":1}</script><p>Text');
  });

  it('unwraps the content of noscript elements', () => {
    expect(rewrite('<body><noscript><a href=/docs/cli>All</a></noscript>')).toBe(
      '<body><a href="../cli.html">All</a>',
    );
  });

  it('removes links that need a server', () => {
    expect(
      rewrite(
        '<link rel=manifest href=/docs/m><link rel=preload href=/docs/a.svg><link rel=canonical href=https://a.example/docs/x>',
      ),
    ).toBe('<link rel=canonical href=https://a.example/docs/x>');
  });

  it('collects the assets of a page', () => {
    const {text, assets} = rewriteAll(
      '<link rel=stylesheet href=/docs/s.css><img src=/docs/a.png srcset="/docs/a.png 1x, /docs/b.png 2x" alt="a &quot;b&quot;">',
    );
    expect([...assets]).toEqual(['s.css', 'a.png', 'b.png']);
    expect(text).toBe(
      '<link rel=stylesheet href="../s.css"><img src="../a.png" srcset="../a.png 1x, ../b.png 2x" alt="a &quot;b&quot;">',
    );
  });

  it("doesn't change markup without URLs of the site", () => {
    const html = '<!doctype html><p class=a id="b">x &lt; y<a href=#b>b</a><use href=#c /></p>';
    expect(rewrite(html)).toBe(html);
  });

  it("doesn't change other attributes, and keeps self-closing tags in SVGs", () => {
    expect(rewrite('<svg><use width=1 href=/docs/a.svg id="b"/><g/></svg>')).toBe(
      '<svg><use width=1 href="../a.svg" id="b"/><g/></svg>',
    );
  });

  it('rewrites a link once that parsers repeat', () => {
    expect(rewrite('<p><a href=/docs/cli><div>All</div></a>')).toBe(
      '<p><a href="../cli.html"><div>All</div></a>',
    );
  });

  it('escapes URLs', () => {
    expect(rewrite('<a href="/docs/a&amp;b">')).toBe('<a href="../a&amp;b.html">');
  });

  it('rejects a page without positions', () => {
    expect(() => findChanges(parsePage('<a href=/docs/>Docs</a>'))).toThrow('has no position');
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
