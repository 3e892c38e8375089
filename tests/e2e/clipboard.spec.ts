import {clipboardHelper} from '../../src/config/clipboard-helper.ts';
import {requirePageWith} from '../lib/built-site.ts';
import {expect, test} from './fixtures.ts';

const path = requirePageWith(/aria-label="?Copy devspace /);

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the helper is loaded from a public CDN, without holding up the page, and checked', async ({
  page,
  visit,
}) => {
  await visit(path);
  const script = page.locator(`script[src="${clipboardHelper.src}"]`);
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute('async');
  await expect(script).toHaveAttribute('integrity', clipboardHelper.integrity);
  await expect(script).toHaveAttribute('crossorigin', 'anonymous');
  expect(await page.evaluate(() => typeof window.ClipboardJS)).toBe('function');
});

test('a page without commands to run does not load it', async ({page, visit}) => {
  await visit('search');
  await expect(page.locator(`script[src="${clipboardHelper.src}"]`)).toHaveCount(0);
});

test.describe('a command that a sentence tells readers to run', () => {
  for (const [name, setUp] of [
    ['by the helper', undefined],
    ['by the browser where the CDN is blocked', 'abort'],
    ['by the browser where the CDN sends another file', 'other'],
  ] as const) {
    test.describe(name, () => {
      test.use({
        allowedProblems: [
          {pattern: /jsdelivr|integrity|ERR_FAILED/, reason: 'the test withholds the helper'},
        ],
      });

      test(`is copied ${name}, and screen readers hear it`, async ({page, visit}) => {
        if (setUp === 'abort') await page.route(clipboardHelper.src, (route) => route.abort());
        if (setUp === 'other') {
          await page.route(clipboardHelper.src, (route) =>
            route.fulfill({
              contentType: 'text/javascript',
              headers: {'access-control-allow-origin': '*'},
              body: 'window.ClipboardJS = function () { document.title = "Taken over"; };',
            }),
          );
        }
        await visit(path);
        await page.waitForLoadState('load');
        expect(await page.evaluate(() => typeof window.ClipboardJS)).toBe(
          setUp ? 'undefined' : 'function',
        );
        const button = page
          .getByRole('main')
          .getByRole('button', {name: /^Copy devspace /})
          .first();
        const command = (await button.getAttribute('aria-label'))?.replace('Copy ', '');
        await button.click();
        await expect(page.getByRole('status').filter({hasText: 'Command copied'})).toBeAttached();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
        await expect(button).toBeFocused();
        await expect(page).not.toHaveTitle('Taken over');
      });
    });
  }
});
