import {existsSync} from 'node:fs';
import {chromium, defineConfig} from '@playwright/test';
import {browserFlags} from './scripts/lib/browser/browser-flags.ts';
import {findBrowser} from './scripts/lib/browser/find-browser.ts';

const browser = findBrowser({
  platform: process.platform,
  env: process.env,
  ownBrowser: chromium.executablePath(),
  exists: existsSync,
});

/** Specs whose subject only exists on a small screen. */
const onlyOnMobile = /(?:layout-shifts|mobile-menu|pages)\.spec\.ts$/;

/** The pictures in tests/visual are of Linux: other systems draw text differently. */
const needsLinux = process.platform === 'linux' ? [] : [/visual\.spec\.ts$/];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/serve-build.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous: a slow machine is no fault of the site.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  use: {
    // Traces take most of the time of a test: `npx playwright test --trace on` records one.
    trace: 'off',
    launchOptions: {
      executablePath: browser,
      args: [...browserFlags],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [onlyOnMobile, ...needsLinux],
      use: {viewport: {width: 1440, height: 900}},
    },
    {
      name: 'mobile',
      testMatch: onlyOnMobile,
      use: {viewport: {width: 390, height: 844}, hasTouch: true},
    },
  ],
});
