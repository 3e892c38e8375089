import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {requirePageWith} from '../lib/built-site.ts';
import {readFenceMeta, readMarkedLines} from '../../src/plugins/code-highlight/fence.ts';
import {expect, test} from './fixtures.ts';

interface Fence {
  readonly language: string;
  readonly title: string | undefined;
  readonly code: string;
}

/** The code blocks of a source file that are not indented, without the comments that mark lines. */
function readFences(file: string): Fence[] {
  const fences = readFileSync(file, 'utf8').matchAll(/^```(\S+)(.*)\n([\s\S]*?)\n```$/gm);
  return [...fences].map(([, language = '', meta = '', code = '']) => ({
    language,
    title: readFenceMeta(meta).title,
    code: readMarkedLines(code).code,
  }));
}

function blocks(page: Page): Locator {
  return page.getByRole('figure').filter({has: page.locator('pre')});
}

function exactText(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const fences = readFences('docs/getting-started/cleanup.mdx');
  const command = fences.find(({language, title}) => language === 'bash' && !title);
  const file = fences.find(({title}) => title === 'devspace.yaml');

  for (const [name, fence] of [
    ['a command without its prompt', command],
    ['a file', file],
  ] as const) {
    test(`copies ${name}, exactly as it was written`, async ({page, visit}) => {
      if (!fence)
        throw new Error('The page has no such code block: choose another page for the test.');
      await visit('getting-started/cleanup');
      const block = blocks(page).filter({
        has: page.locator('code').filter({hasText: exactText(fence.code)}),
      });
      await block.first().getByRole('button', {name: 'Copy'}).click();
      await expect(block.first().getByRole('button', {name: 'Copied'})).toBeVisible();
      await expect(block.first().getByRole('status')).toHaveText('Code copied to the clipboard');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fence.code);
    });
  }
});

test.describe('the copy button of a terminal', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the commands without their output', async ({page, visit}) => {
    await visit('cli/devspace_list_contexts');
    const block = blocks(page).filter({has: page.locator('.out')});
    await expect(block.locator('.out')).toContainText('my-cluster');
    await expect(block.locator('figcaption')).toHaveText('Terminal');
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'devspace list contexts',
    );
  });
});

test('the wrap button wraps long lines and unwraps them again', async ({page, visit}) => {
  await visit('getting-started/initialize-project');
  const block = blocks(page)
    .filter({has: page.locator('figcaption').filter({hasText: 'devspace.yaml'})})
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

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  for (const path of ['cli/devspace_dev', 'getting-started/installation']) {
    test(`no button covers code: ${path}`, async ({page, visit}) => {
      await visit(path);
      await expect(blocks(page).filter({visible: true}).first()).toBeVisible();
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
  }

  test('commands wrap by themselves', async ({page, visit}) => {
    await visit('cli/devspace_dev');
    const command = blocks(page).filter({visible: true}).first();
    await expect(command.locator('code')).toHaveCSS('white-space', /pre-wrap/);
    await expect(command.getByRole('button', {name: 'Wrap'})).toHaveCount(0);
    await expect(command.getByRole('button', {name: 'Copy'})).toBeVisible();
  });
});

test('a code block that shows a file names it', async ({page, visit}) => {
  await visit(requirePageWith(/<figcaption[^>]*>devspace\.yaml/));
  const block = blocks(page).filter({hasText: 'devspace.yaml'}).first();
  await expect(block.locator('figcaption')).toHaveText('devspace.yaml');
});

test('programs that read what is on the page find all code', async ({page, visit}) => {
  await visit('configuration/functions');
  const texts = await page
    .locator('figure pre')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts).not.toContain('');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a block that is far away has its height already, so that nothing moves', async ({
    page,
    visit,
  }) => {
    await visit('configuration/functions');
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

test('a marked line stands out', async ({page, visit}) => {
  await visit(requirePageWith(/class="?hl[ ">]/));
  const line = page.locator('code .hl').first();
  const background = await line.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
});

test('a prompt is drawn before a command, but is no part of its text', async ({page, visit}) => {
  await visit('getting-started/initialize-project');
  const command = page.locator('code .cmd').first();
  expect(
    await command.evaluate((element) => getComputedStyle(element, '::before').content),
  ).toContain('❯');
  await expect(command).not.toContainText('❯');
});
