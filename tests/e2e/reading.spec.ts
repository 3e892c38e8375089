import type {Page} from '@playwright/test';
import {latestVersion} from '../../src/config/versions.ts';
import {addressOf, expect, hold, test} from './fixtures.ts';

/** The colors of a block of code. */
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

test('dark code is dark from the start: nothing changes when scripts have run', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto(addressOf('4.x/configuration/images/basics'), {waitUntil: 'commit'});
  await expect(page.locator('.theme-layout-footer')).toBeAttached();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const before = await readCodeColors(page);
  release();
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await readCodeColors(page)).toEqual(before);
  // Not by being light both times.
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a reload comes back to the place that was being read', async ({page, visit}) => {
  await visit('cli/devspace_dev');
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await page.waitForTimeout(300);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(40);
});

test('another page begins at its top, and Back returns to the place that was being read', async ({
  page,
  visit,
}) => {
  await visit('cli/devspace_dev');
  await page.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}));
  await page.waitForTimeout(300);
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', {name: 'devspace enter', exact: true})
    .click();
  await expect(page).toHaveURL(addressOf('cli/devspace_enter'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(addressOf('cli/devspace_dev'));
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 500))).toBeLessThan(40);
});

test('Escape closes the version menu and gives the focus back to its button', async ({
  page,
  visit,
}) => {
  await visit('5.x');
  const navigation = page.getByRole('navigation', {name: 'Main', exact: true});
  const button = navigation.getByRole('button', {name: '5.x', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // What begins to fade in cannot have the focus yet.
  const first = navigation.getByRole('link', {name: latestVersion.menuLabel, exact: true});
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('pages lead to the previous and the next one', async ({page, visit}) => {
  await visit('getting-started/installation');
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  const next = pages.getByRole('link', {name: /^Next/});
  const address = await next.getAttribute('href');
  const heading = page.getByRole('heading', {level: 1});
  const title = await heading.textContent();
  await next.click();
  await expect(page).toHaveURL(new URL(address ?? '', addressOf('')).href);
  // The URL changes first; until its page is there, the links are those of the one before.
  await expect(heading).not.toHaveText(title ?? '');
  await pages.getByRole('link', {name: /^Previous/}).click();
  await expect(page).toHaveURL(addressOf('getting-started/installation'));
});

test('with reduced motion nothing moves', async ({page, visit}) => {
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
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('the skip link leads to the text', async ({page, visit}) => {
  await visit('getting-started/installation');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInText = await page.evaluate(
    () =>
      document.activeElement?.closest(
        'main, [class*="docsWrapper"], .theme-doc-sidebar-container',
      ) !== null,
  );
  expect(isInText).toBe(true);
  await expect(page.locator('.navbar').locator(':focus')).toHaveCount(0);
});
