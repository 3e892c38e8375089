import type {Locator, Page} from '@playwright/test';
import {reading} from '../../../src/config/reading.ts';
import {passTime} from '../page-helpers.ts';
import {expect, test} from '../reader-site.ts';

/** Images that can be enlarged. */
const ZOOMABLE = '.medium-zoom-image';

function picture(page: Page): Locator {
  return page.getByRole('button', {name: 'Enlarge image: A pattern of squares'});
}

function enlargedCopy(page: Page): Locator {
  return page.locator('.medium-zoom-image--opened');
}

function overlay(page: Page): Locator {
  return page.locator('.medium-zoom-overlay');
}

/** Waits until an image has its full size: it can't be closed before. */
async function expectEnlarged(page: Page): Promise<void> {
  await expect.poll(async () => (await enlargedCopy(page).boundingBox())?.width).toBe(1200);
  await expect(overlay(page)).toHaveCSS('opacity', '1');
  await passTime(page, reading.zoom.transition);
}

async function enlarge(page: Page): Promise<void> {
  await picture(page).click();
  await expectEnlarged(page);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(enlargedCopy(page)).toHaveCount(0);
  await expect(overlay(page)).toHaveCount(0);
}

test('an image enlarges by a click or Enter, and closes in several ways', async ({page, open}) => {
  await open('pictures');
  await passTime(page, reading.zoom.attachDelay);
  await picture(page).press('Enter');
  await expectEnlarged(page);
  await expect(enlargedCopy(page)).toHaveCSS('transition-duration', '0.3s');
  const mark = await overlay(page).evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );
  expect(mark).toContain('×');
  await enlargedCopy(page).click();
  await expectClosed(page);
  await expect(picture(page)).toBeFocused();

  for (const close of [
    () => overlay(page).click({position: {x: 20, y: 20}}),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Tab'),
    () => page.keyboard.press('Shift+Tab'),
  ]) {
    await enlarge(page);
    await close();
    await expectClosed(page);
    await expect(picture(page)).toBeFocused();
  }

  await enlarge(page);
  // Scrolling by up to 40 px doesn't close it.
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(30);
  await passTime(page, reading.zoom.closeDelay);
  await expect(enlargedCopy(page)).toBeVisible();
  await page.mouse.wheel(0, 30);
  await expectClosed(page);

  await enlarge(page);
  await page.setViewportSize({width: 1300, height: 900});
  await expectClosed(page);
});

for (const [mode, background, file] of [
  ['light', 'rgb(255, 255, 255)', /\/architecture\.svg$/],
  ['dark', 'rgb(11, 20, 32)', /\/architecture-dark\.svg$/],
] as const) {
  test(`images enlarge in the colors of ${mode} mode, and without motion on request`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(`pictures?docusaurus-theme=${mode}`);
    await passTime(page, reading.zoom.attachDelay);
    const illustration = page.getByRole('button', {name: 'Enlarge image: How DevSpace works'});
    const image = illustration.getByRole('img').filter({visible: true});
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('src', file);
    await illustration.press('Enter');
    await expect(enlargedCopy(page)).toHaveAttribute('src', file);
    await expect(enlargedCopy(page)).toHaveCSS('transition-duration', /^(?:1e-05|0.00001)s$/);
    await expect(overlay(page)).toHaveCSS('background-color', background);
    // It can't be closed until it is open.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(enlargedCopy(page)).toHaveCount(0, {timeout: 1000});
    }).toPass();
    await expect(illustration).toBeFocused();
  });
}

test('images become zoomable one second after the page has loaded', async ({page, site}) => {
  // The clock only runs on request: the page needs a few milliseconds to start.
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  await page.goto(site.urlOf('pictures'));
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 50});
  }).toPass();
  await page.clock.runFor(900);
  await expect(page.locator(ZOOMABLE)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.locator(ZOOMABLE)).toHaveCount(3);
});

test('an image in a link follows the link, and images work after navigation', async ({
  page,
  site,
  open,
}) => {
  await open('pictures');
  await expect(picture(page)).toBeVisible();
  await page.getByRole('img', {name: 'A pattern that is a link'}).click();
  await expect(page).toHaveURL(site.urlOf('other'));
  await page.getByRole('link', {name: 'Below the pictures'}).click();
  await expect(page).toHaveURL(/pictures#below$/);
  await expect(page.locator(ZOOMABLE)).toHaveCount(3);
  await expect(page.getByRole('button', {name: 'Enlarge diagram'})).toHaveCount(1);
});

test('a diagram enlarges by a click or Enter, and closes in several ways', async ({page, open}) => {
  await open('pictures');
  const opener = page.getByRole('button', {name: 'Enlarge diagram', exact: true});
  const dialog = page.locator('dialog.drawing-zoom');
  const enlargeDiagram = async (): Promise<void> => {
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
  };

  // At the edge of the diagram, which is narrower than the column.
  const [button, box] = [
    await opener.boundingBox(),
    await page.locator('.docusaurus-mermaid-container').boundingBox(),
  ];
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBe((box?.x ?? 0) + (box?.width ?? 0));

  await expect(page.locator('.docusaurus-mermaid-container')).not.toHaveAttribute('tabindex');
  await enlargeDiagram();
  await expect(dialog).toHaveAccessibleName('Diagram');
  await expect(dialog.getByRole('img', {name: /^From code to a pod\. /})).toBeVisible();
  await expect
    .poll(async () => (await dialog.locator('svg').boundingBox())?.width)
    .toBeGreaterThan(1000);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.locator('.docusaurus-mermaid-container').click({position: {x: 8, y: 8}});
  await expect(dialog).toBeVisible();
  await page.mouse.click(30, 400);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await enlargeDiagram();
  await page.evaluate(() => window.scrollBy({top: 60, behavior: 'instant'}));
  await expect(page.locator('dialog')).toHaveCount(0);
  await enlargeDiagram();
  await page.setViewportSize({width: 1300, height: 900});
  await expect(page.locator('dialog')).toHaveCount(0);

  // A phone has no space to enlarge it.
  await page.setViewportSize({width: 390, height: 844});
  await expect(opener).toBeHidden();
  await page.locator('.docusaurus-mermaid-container').click({position: {x: 8, y: 8}});
  await expect(page.locator('dialog')).toHaveCount(0);
});
