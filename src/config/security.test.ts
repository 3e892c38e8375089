import {describe, expect, it} from 'vitest';
import {clipboardHelper} from './clipboard-helper.ts';
import {readDeployment} from './deployment.ts';
import {contentSecurityPolicy, metaPolicy, securityHeaders} from './security.ts';

const search = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs'};

describe('the content security policy', () => {
  const policy = contentSecurityPolicy(readDeployment({}), ['sha256-a', 'sha256-b']);

  it('runs scripts of the site and the inline ones that were looked at, and no others', () => {
    expect(policy).toContain(`script-src 'self' 'sha256-a' 'sha256-b' ${clipboardHelper.src}`);
    expect(policy).toContain("script-src-attr 'none'");
    expect(policy.join()).not.toContain('unsafe-eval');
  });

  it('allows inline styles in attributes only', () => {
    expect(policy.filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  it('forbids what it does not name', () => {
    expect(policy[0]).toBe("default-src 'none'");
  });

  it('names no other host than that of the clipboard helper without a search service', () => {
    const others = policy.join(' ').match(/https:\S+/g);
    expect(others).toEqual([clipboardHelper.src]);
  });

  it('names the hosts of the search service of this deployment', () => {
    const own = contentSecurityPolicy(readDeployment(search), []);
    expect(own).toContain(
      "connect-src 'self' https://app1-dsn.algolia.net " +
        'https://app1-1.algolianet.com https://app1-2.algolianet.com https://app1-3.algolianet.com',
    );
  });

  it('leaves out of a page what only a header can say', () => {
    expect(metaPolicy(policy)).not.toContain('frame-ancestors');
    expect(metaPolicy(policy)).toContain("base-uri 'none'");
  });
});

describe('the headers', () => {
  const headers = securityHeaders(["default-src 'none'", "img-src 'self'"]);

  it('hold the policy in one line', () => {
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; img-src 'self'");
  });

  it('decide for no other host of the domain', () => {
    expect(headers['Strict-Transport-Security']).not.toContain('includeSubDomains');
  });
});
