/**
 * React has to find what the server has rendered. Docusaurus logs what it doesn't as an error, which
 * fails every browser test (fixtures.ts).
 */
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {layouts} from '../../scripts/lib/bench/layouts.ts';

const PAGE = 'getting-started/installation';

/** Changes the page that the server sends. */
async function change(page: Page, from: RegExp, to: string): Promise<void> {
  await page.route(`**/${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace(from, to);
    expect(changed, 'the page has what the test changes').not.toBe(html);
    await route.fulfill({response, body: changed});
  });
}

test.describe('a page that React does not expect', () => {
  test.use({
    allowedProblems: [
      {pattern: /onRecoverableError/, reason: 'the test changes what the server sends'},
    ],
  });

  for (const [difference, from, to] of [
    ['an element more', /<main\b/, '<hr><main'],
    ['an element less', /<h1>[^<]+<\/h1>/, ''],
    ['another text', /(<h1>)[^<]+/, '$1Nothing'],
  ] as const) {
    test(`is reported if it has ${difference}`, async ({page, visit, problems}) => {
      await change(page, from, to);
      await visit(PAGE);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Install DevSpace');
      expect(problems.join('\n')).toContain('onRecoverableError');
    });
  }
});

test.describe('each layout', () => {
  test.use({
    allowedProblems: [
      {
        pattern: /instalation.* 404|404 \(Not Found\)/,
        reason: 'the not-found page has this status',
      },
    ],
  });

  for (const layout of layouts) {
    test(`React runs ${layout.name}, and no other runtime does`, async ({page, visit}) => {
      await visit(layout.path);
      const roots = await page.evaluate(() =>
        // Runtimes keep what they know of an element in properties of it.
        [...document.querySelectorAll('body, #__docusaurus, dialog, [role="dialog"]')].flatMap(
          (element) =>
            Object.keys(element).map((key) => `${element.id}: ${key.replace(/\$.*/, '')}`),
        ),
      );
      expect(roots).toContain('__docusaurus: __reactContainer');
      expect(roots.filter((key) => !/: __?react/.test(key))).toEqual([]);
      expect(roots.filter((key) => key.endsWith('__reactContainer'))).toHaveLength(1);
    });
  }
});
