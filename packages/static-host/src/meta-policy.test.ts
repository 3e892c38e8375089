import {describe, expect, it} from 'vitest';
import {addMetaPolicy, renderRedirectPage} from './meta-policy.ts';

describe('addMetaPolicy', () => {
  const policy = ["default-src 'none'", "frame-ancestors 'none'", "img-src 'self'"];

  it('adds the policy at the start of the head, without directives that only work in headers', () => {
    expect(addMetaPolicy('<!doctype html><html><head><script>x</script>', policy)).toBe(
      '<!doctype html><html><head><meta charset="utf-8">' +
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">` +
        '<meta name="referrer" content="strict-origin-when-cross-origin"><script>x</script>',
    );
  });

  it('rejects a page without a head', () => {
    expect(() => addMetaPolicy('<p>x', policy)).toThrow('no <head>');
  });
});

it('renders a page that redirects, with a link as a fallback', () => {
  const page = renderRedirectPage('/docs/5.x/introduction');
  expect(page).toContain('content="0; url=/docs/5.x/introduction"');
  expect(page).toContain('<a href="/docs/5.x/introduction">');
});
