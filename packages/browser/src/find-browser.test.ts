import {expect, it} from 'vitest';
import {findBrowser, type Machine} from './find-browser.ts';

function machine(files: readonly string[], rest: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: {},
    ownBrowser: undefined,
    exists: (file) => files.includes(file),
    ...rest,
  };
}

it("fails if CHROMIUM_PATH doesn't exist, instead of using another browser", () => {
  const other = machine(['/usr/bin/chromium'], {env: {CHROMIUM_PATH: '/opt/none'}});
  expect(() => findBrowser(other)).toThrow(`CHROMIUM_PATH="/opt/none" doesn't exist`);
});

it('falls back to the browser that Playwright downloaded', () => {
  expect(findBrowser(machine(['/cache/chrome'], {ownBrowser: '/cache/chrome'}))).toBe(
    '/cache/chrome',
  );
});

it('explains how to install a browser', () => {
  expect(() => findBrowser(machine([]))).toThrow(
    'Chromium or Chrome not found. Install it with `npx playwright install chromium` (on Debian, also `apt-get install chromium-headless-shell`), or set CHROMIUM_PATH.',
  );
  expect(() => findBrowser(machine([], {platform: 'darwin'}))).not.toThrow('apt-get');
});
