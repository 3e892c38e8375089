/** Windows high contrast and similar modes, in which browsers replace colors. */
import type {Locator, Page} from '@playwright/test';
import {contrastIn, MIN_CONTRAST} from '../contrast.ts';
import {expect, test} from '../fixtures.ts';
import {boxOf} from '../page-helpers.ts';

/** A computed style of each element. */
function stylesOf(elements: Locator, property: string): Promise<string[]> {
  return elements.evaluateAll(
    (all, name) => all.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  );
}

/** Expects that one element, and only that, differs from the others. */
async function expectMarked(marked: Locator, others: Locator, property: string): Promise<void> {
  const [own] = await stylesOf(marked, property);
  const other = new Set(await stylesOf(others, property));
  expect(other.size, `one ${property} of the others`).toBe(1);
  expect([...other]).not.toContain(own);
}

async function expectVisible(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  expect(await contrastIn(page, await boxOf(element))).toBeGreaterThanOrEqual(MIN_CONTRAST);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with ${colorScheme} forced colors`, () => {
    test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}, colorScheme});

    test('icons are visible', async ({page, visit}) => {
      await visit('configuration/dev/connections/file-sync');
      for (const name of [/^Chat/, /^Source code/]) {
        await expectVisible(page, page.getByRole('link', {name}));
      }
      const menu = await boxOf(page.getByRole('button', {name: 'Reference', exact: true}));
      const triangle = {...menu, x: menu.x + menu.width - 12, width: 12};
      expect(await contrastIn(page, triangle)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expectVisible(page, sidebar.getByRole('button').first());
      const crumb = page
        .getByRole('navigation', {name: 'Breadcrumbs'})
        .getByRole('listitem')
        .first();
      const {x, width, ...line} = await boxOf(crumb);
      const link = await boxOf(crumb.getByRole('link'));
      const end = link.x + link.width;
      const separator = {...line, x: end, width: x + width - end};
      expect(await contrastIn(page, separator)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      await page.setViewportSize({width: 390, height: 844});
      const contents = page.locator('.theme-doc-toc-mobile > summary');
      const box = await boxOf(contents);
      const arrow = {...box, x: box.x + box.width - 40, width: 40};
      expect(await contrastIn(page, arrow)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    });

    test('illustrations have the background that their colors need', async ({page, visit}) => {
      await visit('configuration/dev/connections/file-sync');
      const light = page.locator('.markdown img:not([data-dark])').first();
      await expect(light).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await visit('4.x/introduction?docusaurus-theme=dark');
      const dark = page.locator('.markdown img[data-dark]').first();
      await expect(dark).toHaveCSS('background-color', 'rgb(11, 20, 32)');
    });

    test('the current page, selected tab and chosen filter are marked', async ({page, visit}) => {
      await visit('getting-started/installation');
      const links = page.locator('.theme-doc-sidebar-container .menu__link');
      await expectMarked(
        links.and(page.locator('[aria-current]')),
        links.and(page.locator(':not([aria-current])')),
        'border-left-style',
      );
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      await expectMarked(
        tabs.and(page.getByRole('tab', {selected: true})),
        tabs.and(page.getByRole('tab', {selected: false})),
        'border-bottom-color',
      );
      await visit('guides/recipes?task=debugger');
      await expectMarked(
        page.locator(':checked + *').last(),
        page.locator('input[type=radio]:not(:checked) + *'),
        'background-color',
      );
    });

    test('matches in search results can be read', async ({page, visit}) => {
      await visit('search?q=sync');
      for (const match of [page.locator('h2 mark').first(), page.locator('p mark').first()]) {
        await expectVisible(page, match);
      }
    });

    test('highlighted lines and link targets are marked', async ({page, visit}) => {
      await visit('configuration/dev/connections/file-sync');
      const line = page.locator('.code-block .hl').first();
      await expect(line).toHaveCSS('border-left-style', 'solid');
      await visit('cli/devspace_dev#flag-skip-build');
      await expect(page.locator('#flag-skip-build')).toHaveCSS('outline-style', 'solid');
      await visit('configuration/reference#images-tags');
      await expect(page.locator('#images-tags')).toHaveCSS('outline-style', 'solid');
    });

    test('the fix of a message is marked', async ({page, visit}) => {
      await visit('troubleshooting/errors-images');
      const facts = page.locator('#docker-not-running + ul > li');
      await expectMarked(facts.last(), facts.and(page.locator(':not(:last-child)')), 'border-left');
    });

    test('problems are underlined in the editor', async ({page, visit}) => {
      await visit('tools/check');
      await page.getByRole('textbox').fill('version: v2beta1\nnme: my-app\n');
      await expect(page.locator('.cm-lintRange').first()).toHaveCSS(
        'text-decoration-style',
        'wavy',
      );
    });
  });
}
