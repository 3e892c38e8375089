/**
 * React hydrates the markup of the server. Docusaurus logs a mismatch as an error, which fails every
 * browser test (fixtures.ts).
 */
import {expect, test} from '../fixtures.ts';

const PAGE = 'getting-started/installation';

test.describe('a hydration mismatch', () => {
  test.use({
    allowedProblems: [
      {pattern: /onRecoverableError/, reason: 'the test changes what the server sends'},
    ],
  });

  test('is reported', async ({page, visit, problems}) => {
    await page.route(`**/${PAGE}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1>)[^<]+/, '$1Nothing');
      await route.fulfill({response, body});
    });
    await visit(PAGE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
    expect(problems.join('\n')).toContain('onRecoverableError');
  });
});
