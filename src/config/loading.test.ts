import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loading} from './loading.ts';

function readModule(file: string): string {
  return readFileSync(`node_modules/${file}`, 'utf8');
}

function readNumber(file: string, pattern: RegExp): number {
  const [, value] = pattern.exec(readModule(file)) ?? [];
  if (value === undefined) throw new Error(`${file} holds no ${pattern}: look for its successor.`);
  return Number(value);
}

describe('the progress bar of the theme', () => {
  it.each(['minimum', 'trickleSpeed', 'trickleRate', 'speed'] as const)('keeps to %s', (name) => {
    const pattern = new RegExp(`^ +${name}: ([\\d.]+),`, 'm');
    expect(readNumber('nprogress/nprogress.js', pattern)).toBe(loading.progressBar[name]);
  });

  it('waits as long', () => {
    const file = '@docusaurus/theme-classic/lib/nprogress.js';
    expect(readNumber(file, /const delay = (\d+);/)).toBe(loading.progressBar.delay);
    expect(readModule(file).match(/configure\(.*\)/g)).toEqual([
      'configure({ showSpinner: false })',
    ]);
  });
});

it('shows the spinner of a page after the delay of the loader', () => {
  expect(readNumber('react-loadable/lib/index.js', /delay: (\d+),/)).toBe(loading.spinnerDelay);
});

it('sets no limit to how long a page may load', () => {
  expect(readModule('react-loadable/lib/index.js')).toContain('timeout: null,');
  const creator = readModule('@docusaurus/core/lib/client/exports/ComponentCreator.js');
  expect(creator).toContain('Loadable');
  expect(creator).not.toContain('timeout');
});

it('remembers up to 10,000 patterns of routes', () => {
  const router = 'react-router/esm/react-router.js';
  expect(readNumber(router, /^var cacheLimit\$1 = (\d+);/m)).toBe(10_000);
});
