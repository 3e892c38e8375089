import type {Page} from '@playwright/test';
import {clipboardHelper} from '../../../src/config/clipboard-helper.ts';
import {expect, test} from '../fixtures.ts';

const PAGE = 'configuration/dev/connections/terminal';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

function typeOfHelper(page: Page): Promise<string> {
  return page.evaluate(() => typeof window.ClipboardJS);
}

/** Copies a command in a sentence. */
async function expectToCopy(page: Page): Promise<void> {
  const button = page
    .getByRole('main')
    .getByRole('button', {name: /^Copy devspace /})
    .first();
  const command = (await button.getAttribute('aria-label'))?.replace('Copy ', '');
  await button.click();
  await expect(page.getByRole('status').filter({hasText: 'Command copied'})).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
  await expect(button).toBeFocused();
}

/** Commands whose copy button isn't at the end of their last line. */
function findMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main code + button[aria-label^="Copy "]')]
      .filter((button) => {
        const line = [...(button.previousElementSibling?.getClientRects() ?? [])].at(-1);
        if (!line) return false;
        const {top, bottom, left, right} = button.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return middle < line.top || middle > line.bottom || left < line.left || right > line.right;
      })
      .map(({ariaLabel}) => ariaLabel ?? ''),
  );
}

for (const width of [1440, 390]) {
  test(`copy buttons are at the end of their command at ${width} pixels`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of [
      'configuration/dev/connections/terminal',
      '5.x/getting-started/deployment',
    ]) {
      await visit(path);
      await expect(page.locator('main code + button')).not.toHaveCount(0);
      expect(await findMisplaced(page), path).toEqual([]);
    }
  });
}

test('pages with commands load the helper from a CDN', async ({page, visit}) => {
  const script = page.locator(`script[src="${clipboardHelper.src}"]`);
  await visit('search');
  await expect(script).toHaveCount(0);

  await visit(PAGE);
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute('async');
  await expect(script).toHaveAttribute('integrity', clipboardHelper.integrity);
  await expect(script).toHaveAttribute('crossorigin', 'anonymous');
  await expect.poll(() => typeOfHelper(page)).toBe('function');
  await expectToCopy(page);
});

test('without the helper, commands are copied by the browser', async ({page, visit, problems}) => {
  problems.allow(/jsdelivr|integrity|ERR_FAILED/);
  // The CDN is blocked.
  await page.route(clipboardHelper.src, (route) => route.abort());
  await visit(PAGE);
  await page.waitForLoadState('load');
  expect(await typeOfHelper(page)).toBe('undefined');
  await expectToCopy(page);

  // The CDN sends another file, which doesn't match the checksum.
  await page.unroute(clipboardHelper.src);
  await page.route(clipboardHelper.src, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: {'access-control-allow-origin': '*'},
      body: 'window.ClipboardJS = function () { document.title = "Taken over"; };',
    }),
  );
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await visit(PAGE);
  await page.waitForLoadState('load');
  expect(await typeOfHelper(page)).toBe('undefined');
  await expectToCopy(page);
  await expect(page).not.toHaveTitle('Taken over');
});
