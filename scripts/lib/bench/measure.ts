/**
 * Measures how a page loads on a phone.
 */
import type {Browser, Page} from '@playwright/test';
import {openAndRest, withPhone} from './phone.ts';

/** How a page loaded. Times in milliseconds. */
export interface PageTimes {
  /** When the largest part of the first screen was painted. */
  readonly lcp: number;
  /** Time that tasks took beyond 50 ms each, after the first paint. */
  readonly tbt: number;
  readonly longestTask: number;
  /** How much moved: 0 is nothing. */
  readonly cls: number;
}

interface Observed {
  readonly tasks: {start: number; duration: number}[];
  cls: number;
  lcp: number;
}

declare global {
  interface Window {
    benchObserved?: Observed;
  }
}

function observe(): void {
  const observed: Observed = {tasks: [], cls: 0, lcp: 0};
  window.benchObserved = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  watch('longtask', ({startTime, duration}) => {
    observed.tasks.push({start: startTime, duration});
  });
  watch('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.cls += value;
  });
  watch('largest-contentful-paint', ({startTime}) => {
    observed.lcp = startTime;
  });
}

async function readTimes(page: Page): Promise<PageTimes> {
  return page.evaluate(() => {
    const observed = window.benchObserved;
    if (!observed) throw new Error('Nothing was observed.');
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const later = observed.tasks.filter(({start}) => start > painted);
    return {
      lcp: observed.lcp,
      tbt: later.reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...observed.tasks.map(({duration}) => duration)),
      cls: observed.cls,
    };
  });
}

/** Loads a page once, with nothing in the cache. */
export async function measurePage(browser: Browser, address: string): Promise<PageTimes> {
  return withPhone(browser, async (page) => {
    await page.addInitScript(observe);
    await openAndRest(page, address);
    return readTimes(page);
  });
}
