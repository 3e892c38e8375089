import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The shell opens pages in half the time, because it has no window. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/**
 * Finds a browser: that of CHROMIUM_PATH, one that is installed on Linux, or Playwright's.
 *
 * @throws Error with installation instructions.
 */
export function findBrowser(): string {
  const configured = process.env.CHROMIUM_PATH?.trim();
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(
      `CHROMIUM_PATH="${configured}" doesn't exist. Set it to the path of a Chromium or Chrome executable, or unset it.`,
    );
  }
  const installed = folders.flatMap((folder) => names.map((name) => `${folder}/${name}`));
  const found = [...installed, chromium.executablePath()].find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    'Chromium not found. Install it with `npx playwright install chromium` (on Debian, also `apt-get install chromium-headless-shell`), or set CHROMIUM_PATH to a Chromium or Chrome executable.',
  );
}
