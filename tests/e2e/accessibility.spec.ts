import type {Locator, Page} from '@playwright/test';
import {readPagePath, versionsByLabel} from '@devspace-docs/versions';
import {findDarkViolations, findViolations, switchToDark} from './axe.ts';
import {contrastOfColors, MIN_CONTRAST} from './contrast.ts';
import {urlOf, waitUntilInteractive, NOT_FOUND_STATUS} from './fixtures.ts';
import {expect, test} from './shared-page.ts';
import {layouts, type Layout} from '@devspace-docs/page-weight';

test.beforeEach(({problems}) => problems.allow(NOT_FOUND_STATUS));

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

/** The color modes that readers can choose on a page. */
function modesOf(path: string): ReadonlyArray<'dark' | 'light'> {
  const {version} = readPagePath(path);
  return versionsByLabel[version].hasColorModeSwitch ? ['light', 'dark'] : ['light'];
}

for (const layout of layouts) {
  test(`${layout.name} is accessible`, async ({page}) => {
    // The config reference has thousands of elements.
    test.slow();
    await open(page, layout);
    expect(await findViolations(page), 'in light mode').toEqual([]);
    if (modesOf(layout.path).includes('dark'))
      expect(await findDarkViolations(page), 'in dark mode').toEqual([]);
  });
}

/** Contrast of a color of each element with the background, in the current color mode. */
async function expectContrast(elements: Locator, property: string): Promise<void> {
  await expect(elements.first()).toBeVisible();
  const colors = await elements.evaluateAll(
    (all, name) =>
      all.map((element) => {
        let behind: Element | null = element.parentElement;
        const backgroundOf = (ancestor: Element): string =>
          getComputedStyle(ancestor).backgroundColor;
        while (behind && backgroundOf(behind).endsWith(', 0)')) behind = behind.parentElement;
        return {
          color: getComputedStyle(element).getPropertyValue(name),
          background: behind ? backgroundOf(behind) : 'rgb(255, 255, 255)',
          name: element.outerHTML.slice(0, 100),
        };
      }),
    property,
  );
  const tooLow = colors.filter(
    ({color, background}) => contrastOfColors(color, background) < MIN_CONTRAST,
  );
  expect(tooLow).toEqual([]);
}

test('borders of fields have enough contrast', async ({page, visit}) => {
  for (const path of ['configuration/reference', '4.x/configuration/reference', 'tools/check']) {
    await visit(path);
    if (path === 'tools/check') await expect(page.locator('.cm-editor')).toBeVisible();
    for (const mode of modesOf(path)) {
      if (mode === 'dark') await switchToDark(page);
      await expectContrast(page.locator('main :is(input, select, .cm-editor)'), 'border-top-color');
    }
  }
});

test('underlines of links have enough contrast', async ({page, visit}) => {
  for (const path of ['getting-started/installation', '4.x/configuration/reference']) {
    await visit(path);
    for (const mode of modesOf(path)) {
      if (mode === 'dark') await switchToDark(page);
      await expectContrast(page.locator('.markdown p > a'), 'text-decoration-color');
    }
  }
});
