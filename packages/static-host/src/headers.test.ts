import {expect, it} from 'vitest';
import {cacheControl} from './headers.ts';

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
