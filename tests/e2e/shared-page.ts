/**
 * Fixtures for tests of many pages: each worker opens them one after the other in the same browser page,
 * whose cache makes that faster. The tests must not depend on what a page stores.
 */
import type {Page} from '@playwright/test';
import {test as base} from './fixtures.ts';

interface WorkerFixtures {
  readonly sharedPage: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  sharedPage: [
    async ({browser}, use, {project}) => {
      const page = await browser.newPage({
        viewport: project.use.viewport,
        // Colors are checked after their transitions.
        reducedMotion: 'reduce',
      });
      await page.addInitScript(() => {
        // Keeps pages from prefetching others.
        Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
      });
      await use(page);
      await page.context().close();
    },
    {scope: 'worker'},
  ],
  page: async ({sharedPage}, use) => {
    await use(sharedPage);
    sharedPage.removeAllListeners();
    await sharedPage.unrouteAll();
  },
});

export {expect} from './fixtures.ts';
