import type {Locator, Page} from '@playwright/test';
import {boxOf} from '../page-helpers.ts';
import {expect, test} from '../shared-page.ts';

test.beforeEach(({visit}) => visit('configuration/functions/custom-functions'));

/** The first block of the page that links to the reference. */
function linkedBlock(page: Page): Locator {
  return page
    .getByRole('figure')
    .filter({has: page.locator('pre a')})
    .first();
}

test('keys and functions link to the reference, with a description for pointer and keyboard', async ({
  page,
}) => {
  const block = linkedBlock(page);
  const link = block.getByRole('link', {name: 'pipelines', exact: true});
  await expect(link).toHaveAttribute('href', /configuration\/reference#pipelines$/);
  await expect(link).toHaveAttribute('title', /^Pipelines by name: .*\.$/);
  await expect(link).toHaveAccessibleDescription(/^Pipelines by name: .*\.$/);

  // The keyboard reaches each target once per page.
  const urls = await page
    .locator('pre a:not([tabindex])')
    .evaluateAll((links) => links.map((element) => element.getAttribute('href')));
  expect(urls.length).toBeGreaterThan(10);
  expect(new Set(urls).size).toBe(urls.length);

  const next = block.getByRole('link', {name: 'flags', exact: true});
  const before = await boxOf(next);
  await block.getByRole('link', {name: 'get_flag', exact: true}).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const {content, height} = await link.evaluate((element) => {
    const style = getComputedStyle(element, '::after');
    return {content: style.content, height: parseFloat(style.height)};
  });
  expect(content).toContain('Pipelines by name');
  expect(height).toBeGreaterThan(10);
  // The lines below move to make room for the description.
  expect((await boxOf(next)).y - before.y).toBeGreaterThan(height);

  await link.blur();
  await block.getByRole('link', {name: 'build_images', exact: true}).click();
  await expect(page).toHaveURL(/configuration\/functions#build_images$/);
});

test("links don't interfere with selecting code", async ({page}) => {
  const block = linkedBlock(page);
  const from = block.getByRole('link', {name: 'functions', exact: true});
  await from.scrollIntoViewIfNeeded();
  const start = await boxOf(from);
  const end = await boxOf(block.getByRole('link', {name: 'is_true', exact: true}));
  await page.mouse.move(start.x + 1, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + start.height, {steps: 5});
  await page.mouse.move(end.x + end.width - 1, end.y + end.height / 2, {steps: 10});
  await page.mouse.up();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toMatch(/^functions:\n {2}release_tag: .*\n {4}if is_true$/);
  await expect(page).toHaveURL(/configuration\/functions\/custom-functions$/);
});
