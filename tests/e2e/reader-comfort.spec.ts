import {DIAGRAM_FONT_SIZE} from '../../src/config/diagrams.ts';
import {expect, test} from './fixtures.ts';

test.use({
  allowedProblems: [
    {pattern: /instalation.* 404|404 \(Not Found\)/, reason: 'the not-found page has this status'},
  ],
});

test('a table that is too wide scrolls inside itself, and shows that there is more', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit('configuration/runtime-variables');
  const table = page.getByRole('main').getByRole('group', {name: 'Table'}).first();
  expect(
    await table.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
  ).toBeGreaterThan(0);
  await expect(table).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

for (const width of [390, 1440]) {
  test(`the letters of a diagram can be read at a width of ${width} px`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 800});
    // A chain of eight steps.
    await visit('4.x/configuration/hooks/basics');
    const diagram = page.getByRole('img', {name: /^Diagram: before images/});
    await expect(diagram).toBeVisible();
    const scale = await diagram.evaluate(
      (drawing) => drawing.getBoundingClientRect().width / Number(drawing.getAttribute('width')),
    );
    expect(DIAGRAM_FONT_SIZE * scale).toBeGreaterThanOrEqual(width < 600 ? 12 : 8.9);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a link that opens elsewhere says so', async ({page, visit}) => {
  await visit('licenses/devspace');
  const link = page.locator('.markdown a[target=_blank]').first();
  await expect(link).toBeVisible();
  const mark = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(mark).toContain('↗');
  expect(mark).toContain('(opens in a new tab)');
});

test('the focus can be seen at each of the first stops of a page', async ({page, visit}) => {
  await visit('4.x/configuration/development/file-synchronization');
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline, `stop ${stop + 1}`).toBeGreaterThanOrEqual(1);
  }
});
