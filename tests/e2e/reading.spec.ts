import type {Page} from '@playwright/test';
import {urlOf, expect, test, waitUntilInteractive} from './fixtures.ts';
import {openWithoutScripts, passTime, scrollTo} from './page-helpers.ts';

/** The colors of a code block. */
function readCodeColors(page: Page): Promise<string[]> {
  return page
    .locator('.code-block')
    .first()
    .evaluate((block) =>
      [block, ...block.querySelectorAll('code, .ts, .tk, .tc, .tf')].map((element) => {
        const {color, backgroundColor} = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      }),
    );
}

function expectScrollPosition(page: Page, top: number): Promise<void> {
  return expect
    .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), top))
    .toBeLessThan(40);
}

test('code is dark before scripts run, and keeps its colors', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await openWithoutScripts(page, urlOf('4.x/configuration/images/basics'));
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const before = await readCodeColors(page);
  release();
  await waitUntilInteractive(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await readCodeColors(page)).toEqual(before);
});

test('a new page starts at the top, and a reload and Back return to the scroll position', async ({
  page,
  visit,
}) => {
  await visit('cli/devspace_dev');
  await scrollTo(page, 900);
  // The browser stores the position with a delay.
  await passTime(page, 300);
  await page.reload();
  await waitUntilInteractive(page);
  await expectScrollPosition(page, 900);
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', {name: 'devspace enter', exact: true})
    .click();
  await expect(page).toHaveURL(urlOf('cli/devspace_enter'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(urlOf('cli/devspace_dev'));
  await expectScrollPosition(page, 900);
});

test('the skip link leads to the text, and nothing moves with reduced motion', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit('getting-started/installation');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
      }),
    ),
  );
  expect(longest).toBeLessThan(0.001);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page
      .locator('main, [class*="docsWrapper"], .theme-doc-sidebar-container')
      .locator(':focus')
      .first(),
  ).toBeAttached();
  await expect(page.locator('.navbar').locator(':focus')).toHaveCount(0);
});
