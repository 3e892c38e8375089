import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loading} from './loading.ts';

function readNumber(file: string, pattern: RegExp): number {
  const [, value] = pattern.exec(readFileSync(`node_modules/${file}`, 'utf8')) ?? [];
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
    expect(readFileSync(`node_modules/${file}`, 'utf8').match(/configure\(.*\)/g)).toEqual([
      'configure({ showSpinner: false })',
    ]);
  });
});

it('shows the spinner of a page after the delay of the loader', () => {
  expect(readNumber('react-loadable/lib/index.js', /delay: (\d+),/)).toBe(loading.spinnerDelay);
});
