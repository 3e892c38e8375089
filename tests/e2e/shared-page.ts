/**
 * Fixtures for tests that open pages in the same browser page, one after another. Opening a page takes a
 * third of the time there, because the browser keeps its process and its cache. Such a test starts at a
 * blank page of the project's size, without stored data, and must not add init scripts.
 */
import type {Page} from '@playwright/test';
import {test as base} from './fixtures.ts';

interface WorkerFixtures {
  readonly sharedPage: Page;
}

/** Removes what a test has changed. */
async function reset(page: Page, size: {width: number; height: number}): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.goto('about:blank');
  await page.setViewportSize(size);
  const session = await page.context().newCDPSession(page);
  for (const site of [process.env.SITE_UNDER_TEST, process.env.DEPLOYED_SITE]) {
    const {origin} = new URL(site ?? '');
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cookies,local_storage',
    });
  }
  await session.detach();
}

export const test = base.extend<object, WorkerFixtures>({
  sharedPage: [
    async ({browser}, use, {project}) => {
      const page = await browser.newPage({
        viewport: project.use.viewport,
        hasTouch: project.use.hasTouch,
        // Colors are checked after their transitions.
        reducedMotion: 'reduce',
      });
      await page.addInitScript(() => {
        // Keeps pages from prefetching others.
        Object.defineProperty(navigator, 'connection', {
          value: {effectiveType: '4g', saveData: true},
        });
      });
      await use(page);
      await page.context().close();
    },
    {scope: 'worker'},
  ],
  page: async ({sharedPage}, use, {project}) => {
    await use(sharedPage);
    await reset(sharedPage, project.use.viewport ?? {width: 1440, height: 900});
  },
});

export {expect} from './fixtures.ts';
