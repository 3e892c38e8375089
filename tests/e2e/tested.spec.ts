import {latestVersion, versions} from '../../src/config/versions.ts';
import {expect, test} from './fixtures.ts';

const PAGE = 'configuration/functions';

test('a checked config names the version, and leads to what is checked', async ({page, visit}) => {
  await visit(PAGE);
  const block = page.getByRole('figure').filter({hasText: 'devspace.yaml'}).first();
  const mark = block.getByRole('link', {name: `Checked against ${latestVersion.label}`});
  await expect(mark).toBeVisible();
  await mark.click();
  await expect(page.getByRole('heading', {level: 1, name: 'What is checked'})).toBeVisible();
  await expect(page.getByRole('row', {name: /^Links/})).toBeVisible();
});

test('marks of older versions name their version', async ({page, visit}) => {
  const {label} = versions[1] ?? latestVersion;
  await visit(`${label}/configuration/images/basics`);
  await expect(page.getByRole('link', {name: `Checked against ${label}`}).first()).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the mark covers no code and no button at ${width} pixels`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 900});
    await visit(PAGE);
    const block = page.getByRole('figure').filter({hasText: 'Checked against'}).first();
    await block.hover();
    const mark = await block.getByRole('link', {name: 'Checked against'}).boundingBox();
    const code = await block.locator('pre').boundingBox();
    const button = await block.getByRole('button').first().boundingBox();
    if (!mark || !code || !button) throw new Error('A part of the block is not visible.');
    expect(mark.y + mark.height).toBeLessThanOrEqual(code.y + 1);
    expect(mark.x + mark.width).toBeLessThanOrEqual(width);
    const text = await block.getByRole('link', {name: 'Checked against'}).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect(text).toBeLessThanOrEqual(button.x);
  });
}

test('opens a complete config in the checker', async ({page, visit}) => {
  await visit(PAGE);
  const block = page.getByRole('figure').filter({hasText: 'Checked against'}).first();
  const code = (await block.locator('code').textContent()) ?? '';
  await block.hover();
  await block.getByRole('button', {name: 'Open in checker'}).click();
  await expect(page.getByRole('heading', {level: 1, name: /^Check your/})).toBeVisible();
  await expect(page.getByText(/^No problems found/)).toBeVisible();
  expect(code).toContain('version: ');
});
