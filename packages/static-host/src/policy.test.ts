import {describe, expect, it} from 'vitest';
import {readDeployment} from './deployment.ts';
import {contentSecurityPolicy, metaPolicy, securityHeaders} from './policy.ts';

const search = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs'};

describe('the content security policy', () => {
  const script = 'https://cdn.example/helper.js';
  const policy = contentSecurityPolicy(
    {deployment: readDeployment({}), externalScripts: [script]},
    ['sha256-a', 'sha256-b'],
  );

  it('allows only scripts of the site and inline scripts with a known hash', () => {
    expect(policy).toContain(`script-src 'self' 'sha256-a' 'sha256-b' ${script}`);
    expect(policy).toContain("script-src-attr 'none'");
    expect(policy.join()).not.toContain('unsafe-eval');
  });

  it('allows inline styles in attributes only', () => {
    expect(policy.filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  it("forbids everything that it doesn't list", () => {
    expect(policy[0]).toBe("default-src 'none'");
  });

  it('allows no host except for that of the external script if there is no search service', () => {
    const others = policy.join(' ').match(/https:\S+/g);
    expect(others).toEqual([script]);
  });

  it("allows the hosts of the deployment's search service", () => {
    const own = contentSecurityPolicy(
      {deployment: readDeployment(search), externalScripts: []},
      [],
    );
    expect(own).toContain(
      "connect-src 'self' https://app1-dsn.algolia.net " +
        'https://app1-1.algolianet.com https://app1-2.algolianet.com https://app1-3.algolianet.com',
    );
  });

  it('omits directives from the meta element that work only in a header', () => {
    expect(metaPolicy(policy)).not.toContain('frame-ancestors');
    expect(metaPolicy(policy)).toContain("base-uri 'none'");
  });
});

describe('the headers', () => {
  const headers = securityHeaders(["default-src 'none'", "img-src 'self'"]);

  it('contain the policy in one line', () => {
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; img-src 'self'");
  });

  it("don't apply to subdomains", () => {
    expect(headers['Strict-Transport-Security']).not.toContain('includeSubDomains');
  });
});
