import type {Page} from '@playwright/test';
import {urlOf, expect, test, waitUntilInteractive} from '../fixtures.ts';
import {openWithoutScripts} from '../page-helpers.ts';

/** The colors of a code block. */
function readCodeColors(page: Page): Promise<string[]> {
  return page
    .locator('.code-block')
    .first()
    .evaluate((block) =>
      [block, ...block.querySelectorAll('code, .ts, .tk, .tc, .tf')].map((element) => {
        const {color, backgroundColor} = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      }),
    );
}

test('code is dark before scripts run, and keeps its colors', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await openWithoutScripts(page, urlOf('4.x/configuration/images/basics'));
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const before = await readCodeColors(page);
  release();
  await waitUntilInteractive(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await readCodeColors(page)).toEqual(before);
});

test('the skip link leads to the text, and nothing moves with reduced motion', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit('getting-started/installation');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
      }),
    ),
  );
  expect(longest).toBeLessThan(0.001);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page
      .locator('main, [class*="docsWrapper"], .theme-doc-sidebar-container')
      .locator(':focus')
      .first(),
  ).toBeAttached();
  await expect(page.locator('.navbar').locator(':focus')).toHaveCount(0);
});

/** Text and wide blocks, such as code and tables. */
const BLOCKS =
  'p, ul, ol, h2, h3, .theme-admonition, details, figure, table, [data-fields], .docusaurus-mermaid-container';
/** Their content has other edges. */
const INSIDE =
  'li *, table *, details *, figure *, .theme-admonition *, [data-fields] *, .docusaurus-mermaid-container *';

test('text ends at one edge, and wide blocks at another', async ({page, visit}) => {
  for (const path of [
    'accessibility',
    'configuration/dev/connections/file-sync',
    'guides/debugging',
    'troubleshooting/images',
    '4.x/configuration/development/file-synchronization',
  ]) {
    await visit(path);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const edges = await page.locator('.markdown').evaluate(
        (content, [blocks, inside]) => {
          const boxes = [...content.querySelectorAll(blocks)]
            .filter((block) => !block.matches(inside) && block.checkVisibility())
            .map((block) => block.getBoundingClientRect())
            .filter((box) => box.width > 0);
          return new Set(boxes.map(({right}) => Math.round(right))).size;
        },
        [BLOCKS, INSIDE] as const,
      );
      expect(edges, `${path} at ${width} px`).toBeLessThanOrEqual(2);
    }
  }
});

test('the current page looks the same in the sidebar, whether it is a page or a category', async ({
  page,
  visit,
}) => {
  const looks = new Set<string>();
  for (const path of ['getting-started/cleanup', 'cli', 'guides', 'configuration/variables']) {
    await visit(path);
    const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]').last();
    looks.add(
      await current.evaluate((element) => {
        const {color, boxShadow, fontWeight} = getComputedStyle(element);
        const behind = [element, element.parentElement]
          .map((each) => each && getComputedStyle(each).backgroundColor)
          .find((background) => background !== 'rgba(0, 0, 0, 0)');
        return [color, boxShadow, fontWeight, behind].join(' ');
      }),
    );
  }
  expect([...looks]).toHaveLength(1);
  expect([...looks][0]).not.toContain('none');
});

test('the sidebar is 300 px wide, and keeps the current category open', async ({page, visit}) => {
  await visit('getting-started/introduction');
  expect((await page.locator('.theme-doc-sidebar-container').boundingBox())?.width).toBe(300);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const current = sidebar.locator('[aria-current="page"]').first();
  await expect(current).toBeVisible();
  const closed = await sidebar.getByRole('button', {expanded: false}).count();
  await sidebar.getByRole('button', {expanded: false}).first().click();
  await expect(current).toBeVisible();
  await expect(sidebar.getByRole('button', {expanded: true})).not.toHaveCount(0);
  expect(closed).toBeGreaterThan(0);
});

test('a page without a sidebar has breadcrumbs, and the same left edge as other pages', async ({
  page,
  visit,
}) => {
  const heading = page.getByRole('heading', {level: 1});
  await visit('getting-started/cleanup');
  const {x} = (await heading.boundingBox()) ?? {};
  await visit('configuration/dev/connections/terminal/attach');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  expect((await heading.boundingBox())?.x).toBe(x);
  await page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('link', {name: 'Terminal'})
    .click();
  await expect(heading).toHaveText('Terminal');
});
