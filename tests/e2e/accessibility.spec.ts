import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {addressOf, expect, test, waitUntilInteractive} from './fixtures.ts';
import {layouts, type Layout} from './layouts.ts';

/** What depends on the colours: all that the second look at a page, in the dark, can find. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Experimental, so that no tag brings it; Lighthouse asks for it. */
const TABLE_RULE = 'td-has-header';

// Colours are judged where they come to rest.
test.use({
  contextOptions: {reducedMotion: 'reduce'},
  allowedProblems: [
    {pattern: /instalation.* 404|404 \(Not Found\)/, reason: 'the not-found page has this status'},
  ],
});

async function open(
  page: Page,
  {path, hasDiagram, hasLazyRows}: Layout,
  mode: string,
): Promise<void> {
  const address = new URL(addressOf(path));
  address.searchParams.set('docusaurus-theme', mode);
  await page.goto(address.href);
  await waitUntilInteractive(page);
  await expect(page.locator(`html[data-theme="${mode}"]`)).toBeAttached();
  // Not a style element: the security policy blocks it.
  if (hasLazyRows) {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* {content-visibility: visible !important}');
      document.adoptedStyleSheets.push(sheet);
      // Rows get their colours with the next frame.
      return new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    });
  }
  // Of a wide diagram, small screens show another drawing.
  if (hasDiagram)
    await expect(
      page.locator('.docusaurus-mermaid-container svg').filter({visible: true}).first(),
    ).toBeVisible();
  if (path.includes('?q='))
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

async function findViolations(builder: AxeBuilder): Promise<string[]> {
  const {violations} = await builder.analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

for (const layout of layouts) {
  for (const mode of ['light', 'dark']) {
    test(`${layout.name} is accessible in ${mode}`, async ({page}) => {
      await open(page, layout, mode);
      // Writing down what is right would take longer than finding what is wrong.
      const builder = new AxeBuilder({page}).options({resultTypes: ['violations']});
      if (mode === 'dark') builder.withRules(COLOUR_RULES);
      else
        builder.options({
          resultTypes: ['violations'],
          runOnly: {type: 'tag', values: RULES},
          rules: {[TABLE_RULE]: {enabled: true}},
        });
      expect(await findViolations(builder)).toEqual([]);
    });
  }
}

test('fields out of sight take room of their own: their links do not lie on each other', async ({
  page,
  visit,
}) => {
  await visit('configuration/reference');
  expect(await findViolations(new AxeBuilder({page}).withRules('target-size'))).toEqual([]);
});

test('the page can be used from the keyboard: the first stop leads past the menus', async ({
  page,
  visit,
}) => {
  await visit('');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});
