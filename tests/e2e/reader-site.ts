/**
 * Tests on the site of tests/fixtures/reader: the theme of the real one, with pages for what the real
 * ones have no example of.
 */
import type {Page} from '@playwright/test';
import {test as base, waitUntilInteractive} from './fixtures.ts';
import {addressOfFixture} from './fixture-sites.ts';

/** The site of the fixture, served. */
export interface FixtureSite {
  readonly addressOf: (path: string) => string;
}

interface WorkerFixtures {
  readonly site: FixtureSite;
}

interface Fixtures {
  /** Opens a page of that site and waits until it is interactive. */
  readonly open: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // Playwright wants to see this form where a fixture needs no other one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const address = await addressOfFixture('reader');
      await use({addressOf: (path) => address + path});
    },
    {scope: 'worker', timeout: 300_000},
  ],
  open: async ({page, site}, use) => {
    await use((path) => openPage(page, site.addressOf(path)));
  },
});

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
}

export {expect} from './fixtures.ts';
