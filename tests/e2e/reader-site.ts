/** Fixtures for tests on the site of tests/fixtures/reader, which has cases that the real site lacks. */
import type {Page} from '@playwright/test';
import {test as base, waitUntilInteractive} from './fixtures.ts';
import {fixtureUrl} from './fixture-sites.ts';

/** The site of the fixture, served. */
export interface FixtureSite {
  readonly urlOf: (path: string) => string;
}

interface WorkerFixtures {
  readonly site: FixtureSite;
}

interface Fixtures {
  /** Opens a page of that site, and waits until it is hydrated. */
  readonly open: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // Playwright requires an empty pattern if a fixture uses no other one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const url = await fixtureUrl('reader');
      await use({urlOf: (path) => url + path});
    },
    {scope: 'worker', timeout: 300_000},
  ],
  open: async ({page, site}, use) => {
    await use((path) => openPage(page, site.urlOf(path)));
  },
});

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilInteractive(page);
}

export {expect} from './fixtures.ts';
