import {chromium} from '@playwright/test';
import {browserFlags} from '@devspace-docs/browser';
import {listTransfers} from './load-page.ts';
import {sumTransfers, type PageWeight} from './page-weight.ts';

/**
 * Loads pages in a browser, each with an empty cache.
 *
 * @param siteUrl - URL of the served site, with a slash at its end.
 * @param paths - Paths of the pages, relative to that URL.
 * @param executablePath - Path of the Chromium executable.
 */
export async function weighPages(
  siteUrl: string,
  paths: readonly string[],
  executablePath: string,
): Promise<PageWeight[]> {
  const browser = await chromium.launch({executablePath, args: [...browserFlags]});
  try {
    const weights: PageWeight[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      weights.push(sumTransfers(path, await listTransfers(page, siteUrl + path)));
      await page.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}
