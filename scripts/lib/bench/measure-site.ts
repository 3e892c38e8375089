/**
 * Measures pages of a site that is served, several times each.
 */
import {chromium} from '@playwright/test';
import {browserFlags} from '../browser/browser-flags.ts';
import {measureJourneys, START, type Journeys} from './journeys.ts';
import type {LighthouseRun} from './lighthouse-report.ts';
import {askLighthouse} from './lighthouse.ts';
import {takeMedian} from './median.ts';
import {listTransfers} from './load-page.ts';
import {measurePage, type PageTimes} from './measure.ts';
import {sumTransfers, type PageWeight} from './page-weight.ts';
import {warmUp} from './phone.ts';

/** What to measure, and with what. */
export interface Bench {
  /** Address of the site, with its base path. */
  readonly url: string;
  /** The Chromium to measure with. */
  readonly browser: string;
  /** Paths of pages below the base path. */
  readonly paths: readonly string[];
  readonly runs: number;
}

/** What was measured of a site. */
export interface SiteTimes {
  /** By the paths of pages. */
  readonly pages: ReadonlyMap<string, PageTimes>;
  readonly journeys: Journeys;
}

/** One after the other: at once, they would disturb each other. */
async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
}

/** Loads each page once, with nothing in the cache. */
export async function weighSite({
  url,
  browser: executablePath,
  paths,
}: Bench): Promise<readonly PageWeight[]> {
  const browser = await chromium.launch({executablePath, args: [...browserFlags]});
  try {
    const weights: PageWeight[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      weights.push(sumTransfers(path, await listTransfers(page, url + path)));
      await page.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}

/** Loads each page as on a phone, follows a link and searches. */
export async function measureSite({
  url,
  browser: executablePath,
  paths,
  runs,
}: Bench): Promise<SiteTimes> {
  const browser = await chromium.launch({executablePath, args: [...browserFlags]});
  try {
    const pages = new Map<string, PageTimes>();
    for (const path of paths) {
      await warmUp(browser, url + path);
      pages.set(path, takeMedian(await repeat(runs, () => measurePage(browser, url + path))));
    }
    await warmUp(browser, url + START);
    const journeys = takeMedian(await repeat(runs, () => measureJourneys(browser, url)));
    return {pages, journeys};
  } finally {
    await browser.close();
  }
}

/** Asks Lighthouse about each page. */
export async function judgeSite({
  url,
  browser,
  paths,
  runs,
}: Bench): Promise<ReadonlyMap<string, LighthouseRun>> {
  const pages = new Map<string, LighthouseRun>();
  for (const path of paths) {
    const results = await repeat(runs, () =>
      askLighthouse(url + path, {browser, flags: [...browserFlags]}),
    );
    pages.set(path, {
      marks: takeMedian(results.map(({marks}) => marks)),
      failures: [...new Set(results.flatMap(({failures}) => failures))],
    });
  }
  return pages;
}
