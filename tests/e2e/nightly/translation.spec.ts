/**
 * Browsers translate a page by replacing its text nodes, which React doesn't know: it throws an error if it
 * removes such a node, and the reader sees the crash screen.
 */
import type {Locator, Page} from '@playwright/test';
import {versions} from '@devspace-docs/versions';
import {expect, test} from '../fixtures.ts';
import {versionLink, versionMenu} from '../page-helpers.ts';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

/** Replaces each text node, now and when one is added, like Chrome does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const template = document.createElement('template');
    template.innerHTML = '<font><font></font></font>';
    const skipped = 'script, style, noscript, textarea, svg, font, [translate="no"]';
    function translateIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
        const {nodeType, textContent, parentElement} = node;
        if (nodeType !== Node.TEXT_NODE || !textContent?.trim()) continue;
        if (parentElement && !parentElement.closest(skipped)) texts.push(node);
      }
      for (const text of texts) {
        const translation = template.content.cloneNode(true);
        const inner = (translation as DocumentFragment).querySelector('font font');
        inner?.append(text.textContent ?? '');
        text.parentNode?.replaceChild(translation, text);
      }
    }
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) addedNodes.forEach(translateIn);
    }).observe(document.body, {childList: true, subtree: true});
  });
}

function statuses(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({hasText: /copied/i});
}

/** Copies, and waits until the page no longer reports it. */
async function expectToCopy(page: Page, button: Locator, text: string | RegExp): Promise<void> {
  await button.click();
  await expect(statuses(page)).toHaveText(text);
  await expect(statuses(page)).toHaveCount(0);
}

test.afterEach(async ({page}) => {
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
});

for (const path of [
  'guides/web-ui',
  'getting-started/installation',
  '5.x/configuration/dependencies/basics',
  '5.x/quickstart',
  '4.x/getting-started/installation',
]) {
  test(`a translated page copies commands, code and itself, and changes tabs: ${path}`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await translate(page);
    const main = page.getByRole('main');
    await expectToCopy(page, main.getByRole('button', {name: 'Copy code'}).first(), /^Code copied/);
    const commands = main.getByRole('button', {name: /^Copy devspace /});
    if ((await commands.count()) > 0) await expectToCopy(page, commands.first(), /^Command copied/);
    const copyButton = main.getByRole('button', {name: 'Copy page'});
    await copyButton.click();
    await expect(main.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
    await expect(copyButton).toBeVisible();
    for (const tab of await main.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
  });
}

for (const {label, path} of versions) {
  test(`a translated config reference can be filtered and copied: ${label}`, async ({
    page,
    visit,
  }) => {
    await visit([path, 'configuration/reference'].filter(Boolean).join('/'));
    await translate(page);
    const main = page.getByRole('main');
    const filter = page.getByRole('searchbox', {name: 'Filter fields'});
    for (const query of ['zzzz', 'zzzzz']) {
      await filter.fill(query);
      await expect(main.getByText(`No field has “${query}”`)).toBeVisible();
    }
    await filter.fill('');
    await expect(main.getByText('No field has')).toHaveCount(0);
    await filter.fill('zzzz');
    await main.getByRole('button', {name: 'Clear the filter'}).click();
    await filter.fill('image');
    await expect(main.locator('.field[data-match]').first()).toBeVisible();

    await expectToCopy(page, main.locator('.field-link:visible').first(), /^Link to \S+ copied$/);
    // The text is in an element of its own, which is the target of a click.
    const copySample = main
      .locator('pre:visible')
      .getByRole('button', {name: 'Copy', exact: true})
      .first();
    await expectToCopy(page, copySample, 'Sample copied');
  });
}

test('a translated gallery can be filtered', async ({page, visit}) => {
  await visit('guides/recipes');
  await translate(page);
  const main = page.getByRole('main');
  const status = main.getByRole('status').filter({hasText: 'recipes'});
  await main.getByText('Go', {exact: true}).first().click();
  await expect(status).toContainText(' of ');
  await main.getByRole('button', {name: 'Show all'}).click();
  await expect(status).not.toContainText(' of ');
});

test('a translated search page updates its results', async ({page, visit}) => {
  await visit('search');
  await translate(page);
  const main = page.getByRole('main');
  for (const query of ['sync', 'sync path', 'sync', 'image tags', 'zzqqxjvkkw', 'dev.sync.path']) {
    await main.getByRole('searchbox').fill(query);
    await expect(page).toHaveURL(new RegExp(`q=${query.replaceAll(' ', '\\+')}(&|$)`));
    if (query === 'zzqqxjvkkw') await expect(main.getByText(query).first()).toBeVisible();
    else await expect(main.locator('mark').first()).toBeVisible();
  }
});

test('a translated checker updates its results', async ({page, visit}) => {
  await visit('tools/check');
  await translate(page);
  const main = page.getByRole('main');
  const editor = main.getByRole('textbox', {name: 'Content of devspace.yaml'});
  const list = main.getByRole('list', {name: 'Problems'});
  for (const [text, problem] of [
    ['version: v2beta1\nname: a\nimages:\n  app:\n    imag: x\n', /imag/],
    ['version: v2beta1\nnme: a\n', /nme/],
    ['version: v2beta1\nname: a\ndev: [\n', /Line/],
    ['version: v1beta11\nimages:\n  app:\n    image: x\n', /Line|image/],
  ] as const) {
    await editor.fill(text);
    await expect(list.or(main.getByRole('table')).first()).toContainText(problem);
  }
  await editor.fill('version: v2beta1\nname: a\n');
  await expect(list).toHaveCount(0);
});

test('menus of a translated page work', async ({page, visit}) => {
  await visit('4.x/configuration/reference');
  await translate(page);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.setViewportSize({width: 390, height: 844});
  await page.locator('.theme-doc-toc-mobile > summary').click();
  await page.locator('.theme-doc-toc-mobile a').first().click();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();

  await page.setViewportSize({width: 1440, height: 900});
  await versionMenu(page, '4.x').hover();
  await versionLink(page, '5.x').click();
  await expect(versionMenu(page, '5.x')).toBeVisible();
  await page.goBack();
  await expect(versionMenu(page, '4.x')).toBeVisible();
});
