import type {Locator, Page} from '@playwright/test';
import {expect, test} from './reader-site.ts';

function picture(page: Page): Locator {
  return page.getByRole('button', {name: 'Enlarge image: A pattern of squares'});
}

/** The enlarged copy. */
function copy(page: Page): Locator {
  return page.locator('.medium-zoom-image--opened');
}

function overlay(page: Page): Locator {
  return page.locator('.medium-zoom-overlay');
}

/**
 * Opens the image, and waits until it has its full size. Tries again: the plugin attaches twice
 * after a page load, and attaching closes an image that is open.
 */
async function enlarge(page: Page, how: (image: Locator) => Promise<void>): Promise<void> {
  await expect(async () => {
    if ((await copy(page).count()) === 0) await how(picture(page));
    await expect
      .poll(async () => (await copy(page).boundingBox())?.width, {timeout: 3000})
      .toBe(1200);
  }).toPass();
}

const byClick = (image: Locator): Promise<void> => image.click();

async function expectClosed(page: Page): Promise<void> {
  await expect(copy(page)).toHaveCount(0);
  await expect(overlay(page)).toHaveCount(0);
}

test.describe('an image', () => {
  test('opens large over the page by a click or Enter', async ({page, open}) => {
    await open('pictures');
    // Again from the start if the plugin attaches in between.
    await expect(async () => {
      await enlarge(page, byClick);
      await expect(overlay(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(overlay(page)).toHaveCSS('opacity', '1');
      await expect(copy(page)).toHaveCSS('transition-duration', '0.3s');
    }).toPass();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await enlarge(page, (image) => image.press('Enter'));
  });

  test('closes by a click, Escape, scrolling or resizing, and has the focus again', async ({
    page,
    open,
  }) => {
    await open('pictures');
    for (const close of [
      () => copy(page).click(),
      () => overlay(page).click({position: {x: 20, y: 20}}),
      () => page.keyboard.press('Escape'),
    ]) {
      await enlarge(page, byClick);
      await close();
      await expectClosed(page);
      await expect(picture(page)).toBeFocused();
    }
    await enlarge(page, byClick);
    // Scrolling by up to 40 px doesn't close it.
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(30);
    await page.waitForTimeout(300);
    await expect(copy(page)).toBeVisible();
    await page.mouse.wheel(0, 30);
    await expectClosed(page);
    await enlarge(page, byClick);
    await page.setViewportSize({width: 1300, height: 900});
    await expectClosed(page);
  });

  test('has a dark background on dark pages', async ({page, open}) => {
    await open('pictures?docusaurus-theme=dark');
    await enlarge(page, byClick);
    await expect(overlay(page)).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('opens without animation for readers who prefer reduced motion', async ({page, open}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open('pictures');
    await enlarge(page, byClick);
    await expect(copy(page)).toHaveCSS('transition-duration', /^(?:1e-05|0.00001)s$/);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('in a link leads where the link leads', async ({page, site, open}) => {
    await open('pictures');
    await expect(picture(page)).toBeVisible();
    await page.getByRole('img', {name: 'A pattern that is a link'}).click();
    await expect(page).toHaveURL(site.addressOf('other'));
  });
});

for (const [mode, file] of [
  ['light', /\/architecture\.svg$/],
  ['dark', /\/architecture-dark\.svg$/],
] as const) {
  test(`an illustration opens in the colors of the ${mode} mode`, async ({page, open}) => {
    await open(`pictures?docusaurus-theme=${mode}`);
    const illustration = page.getByRole('button', {name: 'Enlarge image: How DevSpace works'});
    const image = illustration.getByRole('img').filter({visible: true});
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('src', file);
    await expect(async () => {
      if ((await copy(page).count()) === 0) await illustration.press('Enter');
      await expect(copy(page)).toBeVisible({timeout: 3000});
    }).toPass();
    await expect(copy(page)).toHaveAttribute('src', file);
    // Until it has opened, it doesn't close.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(copy(page)).toHaveCount(0, {timeout: 1000});
    }).toPass();
    await expect(illustration).toBeFocused();
  });
}

test.describe('images react', () => {
  const zoomable = '.medium-zoom-image';

  test('one second after the start, and not before', async ({page, site}) => {
    // Time stands still, but for what is run: the page needs a little of it to start.
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    await page.goto(site.addressOf('pictures'));
    await expect(async () => {
      await page.clock.runFor(5);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 50});
    }).toPass();
    await page.clock.runFor(900);
    await expect(page.locator(zoomable)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(page.locator(zoomable)).toHaveCount(3);
  });

  test('after a link to a place on another page, too', async ({page, open}) => {
    await open('other');
    await page.getByRole('link', {name: 'Below the pictures'}).click();
    await expect(page).toHaveURL(/pictures#below$/);
    await expect(page.locator(zoomable)).toHaveCount(3);
    await expect(page.getByRole('button', {name: 'Enlarge diagram'})).toHaveCount(1);
  });
});

test.describe('a diagram', () => {
  const button = 'Enlarge diagram';
  const dialog = (page: Page): Locator => page.locator('dialog.drawing-zoom--open');

  async function openLarge(page: Page): Promise<void> {
    await page.getByRole('button', {name: button, exact: true}).press('Enter');
    await expect(dialog(page)).toBeVisible();
  }

  test('opens with the keyboard or by a click on it, and closes by Escape or a click', async ({
    page,
    open,
  }) => {
    await open('pictures');
    const opener = page.getByRole('button', {name: button, exact: true});
    await openLarge(page);
    await expect
      .poll(async () => (await dialog(page).locator('svg').boundingBox())?.width)
      .toBeGreaterThan(1000);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    for (const close of [() => page.mouse.click(30, 400), () => page.keyboard.press('Escape')]) {
      await page.locator('.docusaurus-mermaid-container').click({position: {x: 8, y: 8}});
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('closes by scrolling and by another size of the window', async ({page, open}) => {
    await open('pictures');
    await openLarge(page);
    await page.evaluate(() => window.scrollBy({top: 60, behavior: 'instant'}));
    await expect(page.locator('dialog')).toHaveCount(0);
    await openLarge(page);
    await page.setViewportSize({width: 1300, height: 900});
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});
