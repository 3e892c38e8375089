/**
 * The site as GitHub Pages serves it: `npm run pack -- --plain-host`. Pages carry the security policy
 * themselves, and redirects are pages. The tests fail on everything that this policy blocks.
 */
import {redirects} from '../../../src/config/redirects.ts';
import {expect, test, waitUntilInteractive} from '../fixtures.ts';

function deployed(path: string): string {
  return (process.env.DEPLOYED_SITE ?? '') + path;
}

test.beforeEach(({problems}) => problems.allow(/instalation.* 404|404 \(Not Found\)/));

for (const path of [
  '',
  'getting-started/installation',
  '4.x/commands/devspace_dev',
  'configuration/reference',
  'search?q=pods',
  'getting-started/instalation',
]) {
  test(`/${path} works`, async ({page}) => {
    await page.goto(deployed(path));
    await waitUntilInteractive(page);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('the search finds a page and opens it', async ({page}) => {
  await page.goto(deployed('getting-started/introduction'));
  await waitUntilInteractive(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('excludePaths');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/excludePaths$/);
});

test('a redirect is a page that leads on', async ({page}) => {
  const [redirect] = redirects;
  if (!redirect) throw new Error('src/config/redirects.ts lists no redirects.');
  await page.goto(deployed(redirect.from.slice(1)));
  await expect(page).toHaveURL(deployed(redirect.to.slice(1)));
});
