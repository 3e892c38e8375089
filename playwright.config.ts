import {defineConfig} from '@playwright/test';
import {browserFlags, findBrowser} from '@devspace-docs/browser';

/** Specs that require a small screen. */
const onlyOnMobile = /(?:layout-shifts|mobile-menu|pages)\.spec\.ts$/;

/** The screenshots in tests/visual are from Linux. Other systems render text differently. */
const needsLinux = process.platform === 'linux' ? [] : [/visual\.spec\.ts$/];

/** `npm test -- e2e:nightly` runs these, and `npm test` the others. */
const nightly = /nightly\/[^/]+$/;

const desktop = {viewport: {width: 1440, height: 900}};
const mobile = {viewport: {width: 390, height: 844}, hasTouch: true};

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/serve-build.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous, so that tests don't fail on slow machines.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  use: {
    // Traces slow tests down. To record them, run `npx playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserFlags],
    },
  },
  projects: [
    {name: 'desktop', testIgnore: [onlyOnMobile, nightly], use: desktop},
    {name: 'mobile', testMatch: onlyOnMobile, testIgnore: nightly, use: mobile},
    {
      name: 'nightly',
      testMatch: nightly,
      testIgnore: [onlyOnMobile, ...needsLinux],
      use: desktop,
    },
    {name: 'nightly-mobile', testDir: 'tests/e2e/nightly', testMatch: onlyOnMobile, use: mobile},
  ],
});
