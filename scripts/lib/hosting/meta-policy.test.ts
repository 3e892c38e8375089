import {describe, expect, it} from 'vitest';
import {addMetaPolicy, renderRedirectPage} from './meta-policy.ts';

describe('the policy inside a page', () => {
  const policy = ["default-src 'none'", "frame-ancestors 'none'", "img-src 'self'"];

  it('stands before everything else in the head, without what only headers can say', () => {
    expect(addMetaPolicy('<!doctype html><html><head><script>x</script>', policy)).toBe(
      '<!doctype html><html><head><meta charset="utf-8">' +
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">` +
        '<meta name="referrer" content="strict-origin-when-cross-origin"><script>x</script>',
    );
  });

  it('is not lost on a page without a head', () => {
    expect(() => addMetaPolicy('<p>x', policy)).toThrow('no <head>');
  });
});

it('sends readers of an old address on, with a link for those who are not', () => {
  const page = renderRedirectPage('/docs/5.x/introduction');
  expect(page).toContain('content="0; url=/docs/5.x/introduction"');
  expect(page).toContain('<a href="/docs/5.x/introduction">');
});
