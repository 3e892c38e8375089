/**
 * The search of the site: the modal that opens on every page, and the search page.
 */
import type {Locator} from '@playwright/test';
import {urlOf, expect, test as base} from './fixtures.ts';

/** A query that finds nothing. It would be invisible if it were inserted as HTML. */
// cspell:disable-next-line
export const NO_HIT = '<qqzzxxvv>';

/** The parts that the modal and the search page have in common. */
export interface SearchArea {
  readonly root: Locator;
  readonly field: Locator;
  readonly results: Locator;
  /** The number of results. */
  readonly status: Locator;
  readonly alert: Locator;
  /** Buttons with other queries, shown if nothing is found. */
  readonly suggestions: Locator;
}

interface Fixtures {
  readonly modal: SearchArea;
  readonly searchPage: SearchArea;
  /** Opens the modal and types a query. */
  readonly search: (query: string) => Promise<void>;
}

function searchIn(root: Locator, resultRole: 'option' | 'listitem'): SearchArea {
  return {
    root,
    field: root.getByRole('searchbox'),
    results: root.getByRole(resultRole),
    status: root.getByRole('status'),
    alert: root.getByRole('alert'),
    suggestions: root.getByText('Try searching for:').getByRole('button'),
  };
}

export const test = base.extend<Fixtures>({
  modal: async ({page}, use) => {
    await use(searchIn(page.getByRole('dialog', {name: 'Search the documentation'}), 'option'));
  },
  searchPage: async ({page}, use) => {
    // Not the page that a test comes from, which stays until the search page has loaded.
    const title = page.getByRole('heading', {level: 1, name: 'Search the documentation'});
    await use(searchIn(page.getByRole('main').filter({has: title}), 'listitem'));
  },
  search: async ({page, modal}, use) => {
    await use(async (query) => {
      await page.keyboard.press('Control+k');
      await modal.field.fill(query);
    });
  },
});

/** The URL that a result links to. */
export async function linkOf(result: Locator): Promise<string> {
  const href = await result.getByRole('link').getAttribute('href');
  return new URL(href ?? '', urlOf('')).href;
}

/** Expects an error message, and results after a retry. */
export async function expectRetry({alert, results}: SearchArea, repair: () => Promise<void>) {
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await repair();
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(results.first()).toBeVisible();
  await expect(alert).toHaveCount(0);
}

export {expect};
