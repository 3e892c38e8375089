import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures.ts';

function blocks(page: Page): Locator {
  return page.getByRole('figure').filter({has: page.locator('pre')});
}

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const readClipboard = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('copies commands without their prompt, and files as they are', async ({page, visit}) => {
    await visit('getting-started/cleanup');
    const file = blocks(page).filter({has: page.locator('figcaption', {hasText: 'devspace.yaml'})});
    for (const block of [
      blocks(page)
        .filter({has: page.locator('.cmd')})
        .first(),
      file.first(),
    ]) {
      await block.getByRole('button', {name: 'Copy'}).click();
      await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
      await expect(block.getByRole('status')).toHaveText('Code copied to the clipboard');
      // The prompt isn't part of the text.
      expect(await readClipboard(page)).toBe(await block.locator('code').textContent());
    }
  });

  test('copies the commands of a terminal without their output', async ({page, visit}) => {
    await visit('cli/devspace_list_contexts');
    const block = blocks(page).filter({has: page.locator('.out')});
    await expect(block.locator('.out')).toContainText('my-cluster');
    await expect(block.locator('figcaption')).toHaveText('Terminal');
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(page)).toBe('devspace list contexts');
  });

  test('is the same for code, examples of fields, commands and pages', async ({page, visit}) => {
    await visit('configuration/images/build');
    const main = page.getByRole('main');
    const iconOf = (button: Locator): Promise<string | null> =>
      button.locator('path').getAttribute('d');
    const buttons = [
      main.getByRole('button', {name: /^(?:Copy page|Copied)$/}).first(),
      main
        .locator('.code-block')
        .first()
        .getByRole('button', {name: /^(?:Copy|Copied)\b/}),
      main.getByRole('button', {name: /^Copy devspace /}).first(),
      main.locator('[data-fields] pre > button').first(),
    ];
    const shapes = new Set<string>();
    for (const button of buttons) {
      const [before, box] = [await iconOf(button), await button.boundingBox()];
      await button.click();
      await expect(button.locator('path')).not.toHaveAttribute('d', before ?? '');
      expect((await button.boundingBox())?.width).toBe(box?.width);
      shapes.add(`${before} ${await iconOf(button)}`);
    }
    expect(shapes.size).toBe(1);
  });
});

test('shows prompts, file names and highlighted lines, and wraps long lines on request', async ({
  page,
  visit,
}) => {
  await visit('guides/docker-compose');
  // The prompt isn't part of the text.
  const command = page.locator('code .cmd').first();
  expect(
    await command.evaluate((element) => getComputedStyle(element, '::before').content),
  ).toContain('❯');
  await expect(command).not.toContainText('❯');
  await expect(command).toHaveCSS('tab-size', '4');
  await expect(page.locator('code .hl').first()).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );

  const block = blocks(page)
    .filter({has: page.locator('figcaption').filter({hasText: /^devspace\.yaml$/})})
    .first();
  const wrap = block.getByRole('button', {name: 'Wrap'});
  const code = block.locator('code');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect(code).not.toHaveCSS('white-space', /pre-wrap/);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(code).toHaveCSS('white-space', /pre-wrap/);
  await wrap.click();
  await expect(code).not.toHaveCSS('white-space', /pre-wrap/);
});

test('extensions that read the text of the page get all code', async ({page, visit}) => {
  await visit('guides/changes-from-5.x');
  const texts = await page
    .locator('figure pre')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts).not.toContain('');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('commands wrap, and no button covers code', async ({page, visit}) => {
    await visit('cli/devspace_dev');
    const command = blocks(page).filter({visible: true}).first();
    await expect(command.locator('code')).toHaveCSS('white-space', /pre-wrap/);
    await expect(command.getByRole('button', {name: 'Wrap'})).toHaveCount(0);
    await expect(command.getByRole('button', {name: 'Copy'})).toBeVisible();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('figure.code-block')].flatMap((block) => {
        const range = document.createRange();
        range.selectNodeContents(block.querySelector('code') ?? block);
        const text = [...range.getClientRects()];
        const buttons = [...block.querySelectorAll('button')]
          .map((button) => button.getBoundingClientRect())
          .filter(({width}) => width > 0);
        const isCovered = buttons.some((button) =>
          text.some(
            (line) =>
              // The space at the end of a wrapped line is part of its rectangle.
              line.right - 9 > button.left &&
              line.left < button.right &&
              line.bottom > button.top + 8 &&
              line.top < button.bottom - 8,
          ),
        );
        return isCovered ? [block.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
  });

  test('blocks that are not rendered yet have their final height', async ({page, visit}) => {
    await visit('guides/changes-from-5.x');
    const codes = page.locator('figure pre');
    const heights = (): Promise<number[]> =>
      codes.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().height),
      );
    await expect(codes.last()).toHaveCSS('content-visibility', 'auto');
    const before = await heights();
    expect(before.length).toBeGreaterThan(20);
    await codes.evaluateAll((elements) => {
      for (const element of elements) element.style.contentVisibility = 'visible';
    });
    const after = await heights();
    for (const [index, height] of after.entries()) expect(before[index]).toBeCloseTo(height, 0);
  });
});
