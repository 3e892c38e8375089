/**
 * Finds a Chromium for the browser tests. Pure: a machine in, a path or advice out.
 */
import path from 'node:path';

/** What there is to know of a machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps a browser that it downloaded itself. */
  readonly ownBrowser: string | undefined;
  readonly exists: (file: string) => boolean;
}

const linuxNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macApps = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];

const windowsApps = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

/** The places of an installed Chromium or Chrome, the likelier ones first. */
function usualPlaces({platform, env}: Pick<Machine, 'platform' | 'env'>): string[] {
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
 * Finds a browser: the one that CHROMIUM_PATH names, an installed one, Playwright's own.
 *
 * @throws Error that says how to install one.
 */
export function findBrowser({platform, env, ownBrowser, exists}: Machine): string {
  const named = env.CHROMIUM_PATH?.trim();
  if (named) {
    if (exists(named)) return named;
    throw new Error(
      `CHROMIUM_PATH="${named}" doesn't exist. Set it to the path of a Chromium or Chrome executable, or unset it.`,
    );
  }
  const places = [...usualPlaces({platform, env}), ...(ownBrowser ? [ownBrowser] : [])];
  const found = places.find(exists);
  if (found) return found;
  const onDebian = platform === 'linux' ? ' (on Debian, also `apt-get install chromium`)' : '';
  throw new Error(
    `Chromium or Chrome not found. Install it with \`npx playwright install chromium\`${onDebian}, or set CHROMIUM_PATH.`,
  );
}
