import {describe, expect, it} from 'vitest';
import {cacheControl, chooseEncoding} from './headers.ts';

describe('cacheControl', () => {
  it.each([
    'assets/js/main.0a1b2c3d.js',
    'assets/css/styles.0a1b2c3d.css',
    'assets/fonts/inter-subset-0123456789abcdef0123456789abcdef.woff2',
    'assets/images/pods-0123456789abcdef0123456789abcdef.png',
  ])('caches %s for a year, since its name contains a hash', (file) => {
    expect(cacheControl(file)).toBe('public, max-age=31536000, immutable');
  });

  it.each(['index.html', 'img/logo.svg', 'manifest.webmanifest', 'assets/plain.js'])(
    'revalidates %s',
    (file) => {
      expect(cacheControl(file)).toBe('no-cache');
    },
  );
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
  ])('for %s, chooses %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
