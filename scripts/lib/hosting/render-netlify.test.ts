import {describe, expect, it} from 'vitest';
import {site} from './fixture.ts';
import {redirectsNote, renderHeaders, renderRedirects} from './render-netlify.ts';
import {GENERATED} from './site.ts';

describe('_headers', () => {
  it('gives the headers to everything, and lets browsers keep what carries a hash', () => {
    expect(renderHeaders(site)).toBe(`# ${GENERATED}
/*
  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-abc='
  X-Content-Type-Options: nosniff
/docs/assets/*
  Cache-Control: public, max-age=31536000, immutable
/docs/schema/*
  Access-Control-Allow-Origin: *
`);
  });

  it('rejects a line that Cloudflare would cut', () => {
    const headers = {'Content-Security-Policy': 'x'.repeat(2000)};
    expect(() => renderHeaders({...site, headers})).toThrow('but hosts read only 2000');
  });
});

describe('_redirects', () => {
  it('holds the old addresses, the origin, and an answer for missing assets', () => {
    expect(renderRedirects(site)).toBe(`# ${GENERATED}
/ /docs/ 301
/docs/assets/* /missing.txt 404
/cli/docs /docs/ 301
/docs/5.x/intro /docs/5.x/introduction 301
`);
  });

  it('sends the origin nowhere when the site is there', () => {
    expect(renderRedirects({...site, basePath: '/'})).not.toMatch(/^\/ /m);
  });

  it('says when there are more rules than Cloudflare reads, and keeps them for the others', () => {
    const redirects = new Map(Array.from({length: 2000}, (_, index) => [`/${index}`, '/docs/']));
    expect(redirectsNote({...site, redirects})).toContain('2002 rules, but Cloudflare reads only');
    expect(renderRedirects({...site, redirects})).toContain('/1999 /docs/ 301');
    expect(redirectsNote(site)).toBeUndefined();
  });
});
