/**
 * React hydrates the markup of the server. Docusaurus logs a mismatch as an error, which fails every
 * browser test (fixtures.ts).
 */
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';

const PAGE = 'getting-started/installation';

/** Changes the page that the server sends. */
async function change(page: Page, from: RegExp, to: string): Promise<void> {
  await page.route(`**/${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace(from, to);
    expect(changed, 'the page has what the test changes').not.toBe(html);
    await route.fulfill({response, body: changed});
  });
}

test.describe('a hydration mismatch', () => {
  test.use({
    allowedProblems: [
      {pattern: /onRecoverableError/, reason: 'the test changes what the server sends'},
    ],
  });

  test('is reported', async ({page, visit, problems}) => {
    await change(page, /(<h1>)[^<]+/, '$1Nothing');
    await visit(PAGE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
    expect(problems.join('\n')).toContain('onRecoverableError');
  });
});
