import {describe, expect, it} from 'vitest';
import {findBrowser, usualPlaces, type Machine} from './find-browser.ts';

function machine(files: readonly string[], rest: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: {},
    ownBrowser: undefined,
    exists: (file) => files.includes(file),
    ...rest,
  };
}

describe('findBrowser', () => {
  it('takes the browser that CHROMIUM_PATH names before an installed one', () => {
    const files = ['/opt/chromium', '/usr/bin/chromium'];
    expect(findBrowser(machine(files, {env: {CHROMIUM_PATH: '/opt/chromium'}}))).toBe(
      '/opt/chromium',
    );
  });

  it('fails when CHROMIUM_PATH names no file, rather than take another browser', () => {
    const other = machine(['/usr/bin/chromium'], {env: {CHROMIUM_PATH: '/opt/none'}});
    expect(() => findBrowser(other)).toThrow(`CHROMIUM_PATH="/opt/none" doesn't exist`);
  });

  it.each(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'])(
    'finds %s',
    (file) => {
      expect(findBrowser(machine([file]))).toBe(file);
    },
  );

  it('finds the application on a Mac and on Windows', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine([mac], {platform: 'darwin'}))).toBe(mac);
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const env = {PROGRAMFILES: 'C:\\Program Files'};
    expect(findBrowser(machine([windows], {platform: 'win32', env}))).toBe(windows);
  });

  it('falls back to the browser that Playwright downloaded', () => {
    expect(findBrowser(machine(['/cache/chrome'], {ownBrowser: '/cache/chrome'}))).toBe(
      '/cache/chrome',
    );
  });

  it('says how to install a browser', () => {
    expect(() => findBrowser(machine([]))).toThrow(
      'Chromium or Chrome not found. Install it with `npx playwright install chromium` (on Debian, also `apt-get install chromium`), or set CHROMIUM_PATH.',
    );
    expect(() => findBrowser(machine([], {platform: 'darwin'}))).not.toThrow('apt-get');
  });
});

describe('usualPlaces', () => {
  it('names no place below a folder that the machine does not have', () => {
    expect(usualPlaces({platform: 'win32', env: {}})).toEqual([]);
    expect(
      usualPlaces({platform: 'darwin', env: {}}).every((place) =>
        place.startsWith('/Applications/'),
      ),
    ).toBe(true);
  });
});
