import {DIAGRAM_FONT_SIZE} from '@devspace-docs/drawings';
import {expect, test} from '../fixtures.ts';

test('a wide table scrolls, and shows that there is more', async ({page, visit}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit('guides/changes-from-5.x');
  const table = page.getByRole('main').getByRole('group', {name: 'Table'}).first();
  // At least one word has to be wider than its column.
  await table.evaluate((element) => (element.style.width = '60px'));
  expect(
    await table.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
  ).toBeGreaterThan(0);
  await expect(table).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('tables end with the column or scroll, and only windows with space have a column for contents', async ({
  page,
  visit,
}) => {
  for (const path of ['cli/devspace_render', 'guides/changes-from-5.x']) {
    await visit(path);
    for (const [width, hasContents] of [
      [601, false],
      [661, false],
      [997, false],
      [1279, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const contents = page.locator('.theme-doc-toc-desktop');
      await expect(contents).toBeVisible({visible: hasContents});
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: !hasContents});
      const excess = await page.locator('.markdown').evaluate((column) => {
        const tables = [...column.querySelectorAll('table:not(.scroll-fade *)')];
        const ends = [...tables, ...column.querySelectorAll('.scroll-fade')].map(
          (block) => block.getBoundingClientRect().right,
        );
        return Math.max(...ends) - column.getBoundingClientRect().right;
      });
      expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the text of a wide diagram is large enough on any screen', async ({page, visit}) => {
  for (const [width, minimum] of [
    [390, 12],
    [1440, 8.9],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    // The diagram has eight steps.
    await visit('4.x/configuration/hooks/basics');
    const diagram = page.getByRole('img', {name: /^When hooks run in a deployment\./});
    await expect(diagram).toBeVisible();
    const scale = await diagram.evaluate(
      (drawing) => drawing.getBoundingClientRect().width / Number(drawing.getAttribute('width')),
    );
    expect(DIAGRAM_FONT_SIZE * scale).toBeGreaterThanOrEqual(minimum);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a link that opens in a new tab is marked', async ({page, visit}) => {
  await visit('licenses/devspace');
  const link = page.locator('.markdown a[target=_blank]').first();
  await expect(link).toBeVisible();
  const mark = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(mark).toContain('↗');
  expect(mark).toContain('(opens in a new tab)');
});

test('the focused element has an outline', async ({page, visit}) => {
  await visit('4.x/configuration/development/file-synchronization');
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline, `tab stop ${stop + 1}`).toBeGreaterThanOrEqual(1);
  }
});
