/**
 * Measures what readers do on a phone once a page has come to rest: follow a link, and search.
 */
import type {Browser, Page} from '@playwright/test';
import {openAndRest, withPhone} from './phone.ts';

/** How long a reader waits, in milliseconds. */
export interface Journeys {
  /** From the tap on "Next" to the heading of the next page. */
  readonly clickToHeading: number;
  /** From the key that opens the search to the first result; nothing of it was loaded before. */
  readonly keyToResult: number;
}

/** Where both begin: a page of usual length with a next one. */
export const START = 'getting-started/installation';

/** What is searched for: it has results in every version. */
const QUERY = 'pods';

const PATIENCE = 30_000;

declare global {
  interface Window {
    /** Milliseconds from the event to the arrival. */
    benchArrival?: Promise<number>;
  }
}

/** What shows that the reader has arrived. */
interface Arrival {
  /** The event that begins the time. */
  readonly event: 'click' | 'keydown';
  /** The element to wait for. */
  readonly selector: string;
  /** Its text at the beginning, where it is there already. */
  readonly oldText?: string;
  /** Milliseconds after which it counts as lost. */
  readonly patience: number;
}

/** Runs in the page: asking it from outside would add the time between two questions. */
function watchArrival({event, selector, oldText, patience}: Arrival): void {
  window.benchArrival = new Promise((resolve, reject) => {
    const begin = ({timeStamp}: Event): void => {
      const look = (now: number): void => {
        const text = document.querySelector(selector)?.textContent ?? '';
        if (text !== '' && text !== oldText) resolve(now - timeStamp);
        else if (now - timeStamp > patience) reject(new Error(`${selector} did not come.`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(event, begin, {capture: true, once: true});
  });
}

async function readDuration(page: Page): Promise<number> {
  const duration = await page.evaluate(() => window.benchArrival);
  if (duration === undefined) throw new Error('The page was loaded anew while it was measured.');
  return duration;
}

async function followLink(page: Page): Promise<number> {
  const selector = 'main h1';
  const oldText = (await page.locator(selector).textContent()) ?? '';
  await page.evaluate(watchArrival, {
    event: 'click',
    selector,
    oldText,
    patience: PATIENCE,
  } as const);
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await pages.getByRole('link', {name: /^Next/}).tap();
  return readDuration(page);
}

async function search(page: Page): Promise<number> {
  const selector = '[role="option"]';
  await page.evaluate(watchArrival, {event: 'keydown', selector, patience: PATIENCE} as const);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill(QUERY, {timeout: PATIENCE});
  return readDuration(page);
}

/** Does both once, each in a browser that knows nothing of the site but the page it begins on. */
export async function measureJourneys(browser: Browser, site: string): Promise<Journeys> {
  const from = <T>(act: (page: Page) => Promise<T>): Promise<T> =>
    withPhone(browser, async (page) => {
      await openAndRest(page, site + START);
      return act(page);
    });
  return {clickToHeading: await from(followLink), keyToResult: await from(search)};
}
