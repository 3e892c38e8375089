/** The mark below samples that the build has checked. */
import {latestVersion} from '@devspace-docs/versions';
import {expect, test} from '../fixtures.ts';

test('a checked config links to the checks, and opens in the checker', async ({page, visit}) => {
  await visit('configuration/functions');
  const sample = page.getByRole('figure').filter({hasText: 'Checked against'}).first();
  const mark = sample.getByRole('link', {name: `Checked against ${latestVersion.label}`});
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await sample.hover();
    const code = await sample.locator('pre').boundingBox();
    const button = await sample.getByRole('button').first().boundingBox();
    const text = await mark.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
    if (!code || !button) throw new Error('A part of the sample is not visible.');
    expect(text.bottom, 'covers no code').toBeLessThanOrEqual(code.y + 1);
    expect(text.right, 'covers no button').toBeLessThanOrEqual(button.x);
  }

  await mark.click();
  await expect(page.getByRole('heading', {level: 1, name: 'What is checked'})).toBeVisible();
  await expect(page.getByRole('row', {name: /^Links/})).toBeVisible();
  await page.goBack();

  await sample.hover();
  await sample.getByRole('button', {name: 'Open in checker'}).click();
  await expect(page.getByRole('heading', {level: 1, name: /^Check your/})).toBeVisible();
  await expect(page.getByText(/^No problems found/)).toBeInViewport();
});
