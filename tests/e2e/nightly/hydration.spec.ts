/**
 * React hydrates the markup of the server. Docusaurus logs a mismatch as an error, which fails every
 * browser test (fixtures.ts).
 */
import {expect, test} from '../fixtures.ts';

const PAGE = 'getting-started/installation';

test('a hydration mismatch is reported', async ({page, visit, problems}) => {
  problems.allow(/onRecoverableError/);
  await page.route(`**/${PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1>)[^<]+/, '$1Nothing');
    await route.fulfill({response, body});
  });
  await visit(PAGE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
  expect(problems.found.join('\n')).toContain('onRecoverableError');
});
