/** Locators of parts of every page, and actions that several specs use. */
import type {Locator, Page} from '@playwright/test';
import {expect, holdRequests} from './fixtures.ts';

export function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main', exact: true});
}

/** The button that opens the version menu. */
export function versionMenu(page: Page, label: string): Locator {
  return mainNavigation(page).getByRole('button', {name: `Version: ${label}`, exact: true});
}

export function versionLink(page: Page, label: string): Locator {
  return mainNavigation(page).getByRole('link', {name: label, exact: true});
}

/** The URLs that were prefetched so far. */
export function listPrefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
}

/** Where an element is. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is hidden.');
  return box;
}

/** Shows a page before its scripts run. Returns a function that lets them load. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto(url, {waitUntil: 'commit'});
  await expect(page.locator('.theme-layout-footer')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return release;
}

/** Waits until all timers with up to this delay have fired, however slow the machine is. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    (delay) => new Promise((resolve) => setTimeout(resolve, delay)),
    milliseconds,
  );
}

/** Types with an input method, and leaves the composition open. */
export async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const end = text.length;
  await session.send('Input.imeSetComposition', {text, selectionStart: end, selectionEnd: end});
  await session.detach();
}

/** Waits until the page has handled the events so far: editors scroll in the next frame. */
export function passFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Scrolls, and waits until the page has handled it: two positions within a frame are one event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  await passFrames(page);
}
