import type {Page} from '@playwright/test';
import {findDarkViolations, findLowContrast, findViolations} from './axe.ts';
import {urlOf, waitUntilInteractive} from './fixtures.ts';
import {expect, test} from './shared-page.ts';
import {layouts, type Layout} from '../../scripts/lib/bench/layouts.ts';

test.use({
  allowedProblems: [{pattern: /\b404\b/, reason: 'this page does not exist'}],
});

async function open(page: Page, {path, hasDiagram}: Layout): Promise<void> {
  await page.goto(urlOf(path));
  await waitUntilInteractive(page);
  // There is a second drawing of wide diagrams, for small screens.
  if (hasDiagram)
    await expect(
      page.locator('.docusaurus-mermaid-container svg').filter({visible: true}).first(),
    ).toBeVisible();
  if (path.includes('?q='))
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

for (const layout of layouts) {
  test(`${layout.name} is accessible`, async ({page}) => {
    // The config reference has thousands of elements.
    test.slow();
    await open(page, layout);
    expect(await findViolations(page), 'in light mode').toEqual([]);
    expect(await findDarkViolations(page), 'in dark mode').toEqual([]);
  });
}

test('reports each style of text with low contrast once', async ({page, visit}) => {
  await visit('getting-started/installation');
  const known = new Set<string>();
  expect(await findLowContrast(page, known)).toEqual([]);
  await page.evaluate(() => {
    for (const paragraph of document.querySelectorAll<HTMLElement>('main article p')) {
      paragraph.style.setProperty('color', '#f8f8f8');
    }
  });
  const violations = await findLowContrast(page, known);
  expect(violations.map(({rule}) => rule)).toEqual(['color-contrast']);
  expect(await findLowContrast(page, known)).toEqual([]);
});
