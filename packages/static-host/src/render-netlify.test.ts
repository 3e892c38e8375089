import {describe, expect, it} from 'vitest';
import {site} from './fixture.ts';
import {redirectsNote, renderHeaders, renderRedirects} from './render-netlify.ts';
import {GENERATED} from './site.ts';

describe('_headers', () => {
  it('sets the headers for all files, and long-term caching for hashed files', () => {
    expect(renderHeaders(site)).toBe(`# ${GENERATED}
/*
  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-abc='
  X-Content-Type-Options: nosniff
/docs/assets/*
  Cache-Control: public, max-age=31536000, immutable
/docs/schema/*
  Access-Control-Allow-Origin: *
/docs/*.md
  X-Robots-Tag: noindex
/docs/llms*
  X-Robots-Tag: noindex
`);
  });

  it("rejects a line that exceeds Cloudflare's limit", () => {
    const headers = {'Content-Security-Policy': 'x'.repeat(2000)};
    expect(() => renderHeaders({...site, headers})).toThrow('but hosts read only 2000');
  });
});

describe('_redirects', () => {
  it('contains old URLs, the origin, and a response for missing assets', () => {
    expect(renderRedirects(site)).toBe(`# ${GENERATED}
/ /docs/ 301
/docs/assets/* /missing.txt 404
/cli/docs /docs/ 301
/docs/5.x/intro /docs/5.x/introduction 301
`);
  });

  it("doesn't redirect the origin if the site is served there", () => {
    expect(renderRedirects({...site, basePath: '/'})).not.toMatch(/^\/ /m);
  });

  it('warns about more rules than Cloudflare reads, but keeps them for other hosts', () => {
    const redirects = new Map(Array.from({length: 2000}, (_, index) => [`/${index}`, '/docs/']));
    expect(redirectsNote({...site, redirects})).toContain('2002 rules, but Cloudflare reads only');
    expect(renderRedirects({...site, redirects})).toContain('/1999 /docs/ 301');
    expect(redirectsNote(site)).toBeUndefined();
  });
});
