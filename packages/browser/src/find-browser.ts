import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Path at which Playwright installs its own browser. */
  readonly ownBrowser: string | undefined;
  readonly exists: (file: string) => boolean;
}

function thisMachine(): Machine {
  const {platform, env} = process;
  return {platform, env, ownBrowser: chromium.executablePath(), exists: existsSync};
}

/** The shell opens pages in half the time, because it has no window. */
const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const macApps = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];

const windowsApps = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

/** Common paths of Chromium and Chrome, the most likely ones first. */
function commonPaths({platform, env}: Pick<Machine, 'platform' | 'env'>): string[] {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) =>
      windowsApps.map((app) => path.win32.join(String(folder), app)),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return folders.flatMap((folder) => macApps.map((app) => `${folder}/${app}`));
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders.flatMap((folder) => linuxNames.map((name) => `${folder}/${name}`));
}

/**
 * Finds a browser: that of CHROMIUM_PATH, an installed one, or Playwright's.
 *
 * @throws Error with installation instructions.
 */
export function findBrowser(machine = thisMachine()): string {
  const {platform, env, ownBrowser, exists} = machine;
  const configured = env.CHROMIUM_PATH?.trim();
  if (configured) {
    if (exists(configured)) return configured;
    throw new Error(
      `CHROMIUM_PATH="${configured}" doesn't exist. Set it to the path of a Chromium or Chrome executable, or unset it.`,
    );
  }
  const candidates = [...commonPaths({platform, env}), ...(ownBrowser ? [ownBrowser] : [])];
  const found = candidates.find(exists);
  if (found) return found;
  const onDebian =
    platform === 'linux' ? ' (on Debian, also `apt-get install chromium-headless-shell`)' : '';
  throw new Error(
    `Chromium or Chrome not found. Install it with \`npx playwright install chromium\`${onDebian}, or set CHROMIUM_PATH.`,
  );
}
