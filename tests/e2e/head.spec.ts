import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';

/** The title, the tags in the head and the attributes of the document. */
async function readHead(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // The order of attributes differs between tags from the server and from the browser.
    const tags = [...document.head.querySelectorAll('[data-rh]')].map(({tagName, attributes}) =>
      [tagName, ...[...attributes].map(({name, value}) => `${name}="${value}"`).sort()].join(' '),
    );
    const {lang, dir, className} = document.documentElement;
    return [document.title, lang, dir, className, ...tags.sort()];
  });
}

test('following a link updates the head of the page', async ({page, visit}) => {
  await visit('getting-started/installation');
  const expected = await readHead(page);
  expect(expected.filter((tag) => tag.includes('rel="canonical"'))).toHaveLength(1);

  await visit('');
  expect(await readHead(page)).not.toEqual(expected);
  await page.getByRole('main').locator('a[href$="/getting-started/installation"]').first().click();
  await expect.poll(() => readHead(page)).toEqual(expected);
  await page.goBack();
  await expect(page).not.toHaveTitle(expected[0] ?? '');
});
