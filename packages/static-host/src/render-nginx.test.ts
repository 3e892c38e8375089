import {describe, expect, it} from 'vitest';
import {site} from './fixture.ts';
import {knownUrls, renderNginx} from './render-nginx.ts';

const options = {root: '/srv/site', port: 8080};

describe('knownUrls', () => {
  it('lists pages without a trailing slash, and their old URLs', () => {
    expect([...knownUrls(site)]).toEqual([
      ['', '/docs/'],
      ['/cli/docs', '/docs/'],
      ['/docs/5.x/intro', '/docs/5.x/introduction'],
      ['/docs', '/docs/'],
      ['/docs/5.x', '/docs/5.x'],
      ['/docs/5.x/introduction', '/docs/5.x/introduction'],
    ]);
  });

  it('supports a site at the root of its origin', () => {
    const urls = knownUrls({...site, basePath: '/', redirects: new Map()});
    expect([...urls]).toEqual([
      ['', '/'],
      ['/5.x', '/5.x'],
      ['/5.x/introduction', '/5.x/introduction'],
    ]);
  });
});

describe('renderNginx', () => {
  const text = renderNginx(site, options);

  it('adds each header to every response, including errors', () => {
    expect(text).toContain(
      `add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-abc='" always;`,
    );
    expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  it('sets headers only for the server: a location with its own headers would drop them', () => {
    expect(text.slice(text.indexOf('location '))).not.toContain('add_header');
  });

  it('responds to a missing asset in plain text', () => {
    expect(text).toMatch(/location @missing \{[^}]*\}[^}]*default_type text\/plain;/);
  });

  it('finds no page for a path with an encoded slash, which nginx decodes', () => {
    expect(text).toMatch(/location \/ \{[^}]*if \(\$docs_path ~\* "%2f"\) \{\s*return 404;/);
  });

  it("sets the type of Markdown, which nginx's list lacks", () => {
    expect(text).toMatch(/\ntypes \{[^}]*text\/markdown md;/);
  });

  it.each(['a "quoted" word', 'a $variable', 'a \\ backslash'])(
    'rejects a header that would break the config: %s',
    (value) => {
      expect(() => renderNginx({...site, headers: {'X-Test': value}}, options)).toThrow('nginx:');
    },
  );
});
