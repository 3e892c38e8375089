import {describe, expect, it} from 'vitest';
import {knownUrls} from './urls.ts';
import {site} from './fixture.ts';
import {renderNginx} from './render-nginx.ts';

const place = {root: '/srv/site', port: 8080};

describe('the table of addresses', () => {
  it('names every page without the slash at its end, and what it was called before', () => {
    expect([...knownUrls(site)]).toEqual([
      ['', '/docs/'],
      ['/cli/docs', '/docs/'],
      ['/docs/5.x/intro', '/docs/5.x/introduction'],
      ['/docs', '/docs/'],
      ['/docs/5.x', '/docs/5.x'],
      ['/docs/5.x/introduction', '/docs/5.x/introduction'],
    ]);
  });

  it('holds a site at the root of its origin', () => {
    const addresses = knownUrls({...site, basePath: '/', redirects: new Map()});
    expect([...addresses]).toEqual([
      ['', '/'],
      ['/5.x', '/5.x'],
      ['/5.x/introduction', '/5.x/introduction'],
    ]);
  });
});

describe('the nginx site', () => {
  const text = renderNginx(site, place);

  it('sends each header with every answer, errors too', () => {
    expect(text).toContain(
      `add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-abc='" always;`,
    );
    expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  it('gives headers in one place only: a location with headers of its own would lose them', () => {
    expect(text.slice(text.indexOf('location '))).not.toContain('add_header');
  });

  it('answers a missing asset in plain text', () => {
    expect(text).toMatch(/location @missing \{[^}]*\}[^}]*default_type text\/plain;/);
  });

  it('knows the type of Markdown, which the list of nginx lacks', () => {
    expect(text).toMatch(/\ntypes \{[^}]*text\/markdown md;/);
  });

  it.each(['a "quoted" word', 'a $variable', 'a \\ backslash'])(
    'rejects a header that would break the file: %s',
    (value) => {
      expect(() => renderNginx({...site, headers: {'X-Test': value}}, place)).toThrow('nginx:');
    },
  );
});
