import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';

const PAGE = 'getting-started/installation';

/** Lets the server write another page than the scripts expect. */
async function change(page: Page, from: RegExp, to: string): Promise<void> {
  await page.route(`**/${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace(from, to);
    expect(changed, 'the page has what the test changes').not.toBe(html);
    await route.fulfill({response, body: changed});
  });
}

test.describe('a page that scripts do not expect', () => {
  test.use({
    allowedProblems: [{pattern: /Hydration /, reason: 'the test changes what the server writes'}],
  });

  for (const [what, from, to, complaint] of [
    ['more', /<main\b/, '<hr><main', 'Hydration inserts MAIN'],
    ['less', /<h1>[^<]+<\/h1>/, '', 'Hydration inserts H1'],
    ['another text', /(<h1>)[^<]+/, '$1Nothing', 'Hydration writes'],
  ] as const) {
    test(`is noticed if it has ${what}`, async ({page, visit, problems}) => {
      await change(page, from, to);
      await visit(PAGE);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Nothing');
      expect(problems.join('\n')).toContain(complaint);
    });
  }
});
