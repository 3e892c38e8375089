import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';

/** What the head says about the page, and what the document is marked with. */
async function readHead(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Tags from the server and from the browser have their attributes in a different order.
    const tags = [...document.head.querySelectorAll('[data-rh]')].map(({tagName, attributes}) =>
      [tagName, ...[...attributes].map(({name, value}) => `${name}="${value}"`).sort()].join(' '),
    );
    const {lang, dir, className} = document.documentElement;
    return [document.title, lang, dir, className, ...tags.sort()];
  });
}

for (const [from, name, to] of [
  ['', 'Install DevSpace', 'getting-started/installation'],
  ['5.x/commands/devspace_build', 'devspace deploy', '5.x/commands/devspace_deploy'],
] as const) {
  test(`following a link gives the head of the page: ${to}`, async ({page, visit}) => {
    await visit(to);
    const expected = await readHead(page);
    expect(expected.filter((tag) => tag.includes('rel="canonical"'))).toHaveLength(1);

    await visit(from);
    expect(await readHead(page)).not.toEqual(expected);
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    await menu.getByRole('link', {name, exact: true}).click();
    await expect.poll(() => readHead(page)).toEqual(expected);
    await page.goBack();
    await expect(page).not.toHaveTitle(expected[0] ?? '');
  });
}
