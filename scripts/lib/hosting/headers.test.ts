import {describe, expect, it} from 'vitest';
import {cacheControl, chooseEncoding, contentType, isCompressible, isKnown} from './headers.ts';

describe('contentType', () => {
  it.each([
    ['5.x.html', 'text/html; charset=utf-8'],
    ['assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['assets/fonts/inter.woff2', 'font/woff2'],
    ['img/LOGO.SVG', 'image/svg+xml'],
    ['schema/devspace.json', 'application/json; charset=utf-8'],
    ['CNAME', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(contentType(file)).toBe(type);
  });
});

describe('cacheControl', () => {
  it.each([
    'assets/js/main.0a1b2c3d.js',
    'assets/css/styles.0a1b2c3d.css',
    'assets/fonts/inter-subset-0123456789abcdef0123456789abcdef.woff2',
    'assets/images/pods-0123456789abcdef0123456789abcdef.png',
  ])('keeps %s for a year, since its name changes with its content', (file) => {
    expect(cacheControl(file)).toBe('public, max-age=31536000, immutable');
  });

  it.each(['index.html', 'img/logo.svg', 'manifest.webmanifest', 'assets/plain.js'])(
    'asks again for %s',
    (file) => {
      expect(cacheControl(file)).toBe('no-cache');
    },
  );
});

describe('isCompressible', () => {
  it('is true of text and false of what is compressed already', () => {
    expect(
      ['a.html', 'a.js', 'a.svg', 'a.json', 'a.webmanifest'].map(contentType).every(isCompressible),
    ).toBe(true);
    expect(['a.png', 'a.woff2', 'a.zip'].map(contentType).some(isCompressible)).toBe(false);
  });
});

describe('chooseEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['BR;Q=0.9, GZIP;Q=0.9', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=nonsense', undefined],
  ])('reads %s as %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('isKnown', () => {
  it('finds the tag in a list, weak or strong', () => {
    expect(isKnown('"b"', '"a", W/"b"')).toBe(true);
    expect(isKnown('"b"', '*')).toBe(true);
  });

  it('is false without the header and for another tag', () => {
    expect(isKnown('"b"', undefined)).toBe(false);
    expect(isKnown('"b"', '"bb"')).toBe(false);
  });
});
