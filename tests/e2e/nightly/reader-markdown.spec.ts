import {urlOf, expect, test} from '../fixtures.ts';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const PAGE = 'configuration/dev/connections/file-sync';

test('a page links to its Markdown, and a button copies it or reports a failure', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/503/);
  await visit(PAGE);
  const url = new URL(urlOf(`${PAGE}.md`)).pathname;
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
    'href',
    url,
  );
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', url);

  const button = page.getByRole('button', {name: 'Copy page'});
  const status = page.getByRole('status');
  await page.route(`**/${PAGE}.md`, (route) => route.fulfill({status: 503}));
  await button.click();
  await expect(status.filter({hasText: "Couldn't copy the page"})).toBeAttached();
  await page.unroute(`**/${PAGE}.md`);
  await button.click();
  await expect(status.filter({hasText: 'Page copied as Markdown'})).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# /);
  expect(copied).toContain('```yaml title="devspace.yaml"');
  expect(copied).toContain('Source: ');
});
