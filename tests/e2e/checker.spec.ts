/** The page "Check your devspace.yaml". */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {findChunk} from './chunks.ts';
import {expect, holdRequests, test} from './fixtures.ts';
import {boxOf, mainNavigation, passFrames, passTime, scrollTo} from './page-helpers.ts';

const BROKEN = `version: v2beta1
name: my-app
images:
  api:
    image: ghcr.io/acme/api
    tag: \${TAG}
pipelines:
  dev: build_images apj
`;

const OLD = 'version: v1beta11\nimages: {api: {image: acme/api}}\n';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

function editor(page: Page): Locator {
  return page.getByRole('textbox', {name: 'Content of devspace.yaml'});
}

function problems(page: Page): Locator {
  return page.getByRole('list', {name: 'Problems'}).getByRole('listitem');
}

/** Replaces the text, by pasting: typing a long text takes minutes. */
async function paste(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await editor(page).evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    const options = {clipboardData, bubbles: true, cancelable: true, composed: true};
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

/** The content of the editor, with spaces for line breaks. */
async function expectText(page: Page, text: string, name?: string): Promise<void> {
  const field = name === undefined ? editor(page) : page.getByRole('textbox', {name});
  await expect(field).toHaveText(text.trim().replaceAll('\n', ' '), {useInnerText: true});
}

/** Opens a file with the button. */
function openFile(page: Page, content: string | Buffer, name = 'devspace.yaml'): Promise<void> {
  const file = {name, mimeType: 'text/yaml', buffer: Buffer.from(content)};
  return page.getByLabel('Open a file').setInputFiles(file);
}

function convertButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Convert to v2beta1'});
}

/** A tab above the editor. */
function tab(page: Page, name: 'Check' | 'Convert'): Locator {
  return page.getByRole('tab', {name, exact: true});
}

/** The report of a conversion. */
function conversion(page: Page): Locator {
  return page.getByRole('region', {name: 'Conversion'});
}

async function convert(page: Page, text: string): Promise<void> {
  await paste(page, text);
  await convertButton(page).click();
}

async function openChecker(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('tools/check');
  await expect(page.locator('.cm-content')).toBeVisible();
}

test('reports problems as you type, with their locations and fields', async ({page, visit}) => {
  await openChecker(page, visit);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`));
  await paste(page, BROKEN);
  await expect(page.getByRole('status').filter({hasText: 'errors'})).toHaveText(
    '2 errors and 1 warning in v2beta1 (DevSpace 6.x).',
  );
  await expect(problems(page)).toHaveCount(3);
  const [field, variable, name] = await problems(page).all();
  await expect(field!).toContainText('Unknown field tag.');
  await expect(field!.getByRole('button', {name: 'Replace with tags'})).toBeVisible();
  await expect(field!.getByRole('link')).toHaveAttribute('href', /reference#images$/);
  await expect(variable!).toContainText('TAG');
  await expect(name!).toContainText("apj, which isn't in the config.");
  expect(await findViolations(page)).toEqual([]);

  await name!.getByRole('button', {name: 'Line'}).click();
  await expect(editor(page)).toBeFocused();
  // The wrong name is selected.
  await page.keyboard.type('api');
  await expect(problems(page)).toHaveCount(2);

  await paste(page, BROKEN.replace('tag: ${TAG}', 'tags: [v1]').replace('apj', 'api'));
  await expect(page.getByText('No problems found in v2beta1')).toBeVisible();

  const entries = Array.from({length: 150}, (_, index) => `  a${index}: {imge: a, tags: 1}\n`);
  await paste(page, `version: v2beta1\nname: my-app\nimages:\n${entries.join('')}`);
  await expect(page.getByText("100 more problems aren't listed.")).toBeVisible();
  // Only schemas and code were requested.
  expect(sent.filter((request) => request !== 'GET ')).toEqual([]);
});

test('shows what a problem looks like, and an example with it', async ({page, visit}) => {
  await openChecker(page, visit);
  const sample = page.getByText("refers to the image apj, which isn't in the config.");
  await expect(sample).toBeVisible();
  await page.getByRole('button', {name: 'Load an example'}).click();
  await expect(problems(page)).toHaveCount(3);
  await expect(problems(page).last().locator(sample)).toBeVisible();
  await expect(sample).toHaveCount(1);
});

test('keeps what a reader types while the page renders the previous text', async ({
  page,
  visit,
}) => {
  await openChecker(page, visit);
  await paste(page, OLD);
  await expect(convertButton(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  let typed = OLD;
  for (let round = 0; round < 3; round += 1)
    for (const [deleted, word] of [
      [0, '# shop'],
      [1, 'ping-list'],
      [4, 'cart'],
      [5, 'z-cart '],
    ] as const) {
      for (let count = 0; count < deleted; count += 1) await page.keyboard.press('Backspace');
      for (const key of word) await page.keyboard.press(key);
      typed = typed.slice(0, typed.length - deleted) + word;
    }
  await expectText(page, typed);
});

test('shows the start of a pasted file, and problems with the lines around them', async ({
  page,
  visit,
}) => {
  await openChecker(page, visit);
  const images = (prefix: string): string =>
    Array.from(
      {length: 100},
      (_, index) => `  ${prefix}${index}: {image: ${prefix}${index}}\n`,
    ).join('');
  const text = `version: v2beta1\nname: my-app\nimages:\n${images('a')}  b: {imge: b}\n${images('c')}`;
  await paste(page, text);
  await expect(lineWith(page, 'version: v2beta1')).toBeInViewport({ratio: 1});
  await page.getByRole('button', {name: 'Next problem'}).click();
  for (const name of ['a97:', 'b:', 'c2:'])
    await expect(lineWith(page, name)).toBeInViewport({ratio: 1});
});

test('keys that open the search elsewhere type text', async ({page, visit}) => {
  const search = page.getByRole('dialog', {name: 'Search the documentation'});
  await openChecker(page, visit);
  await editor(page).click();
  await page.keyboard.type('image: ghcr.io/acme/app');
  await expectText(page, 'image: ghcr.io/acme/app');
  await expect(search).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeFocused();
});

test('opens files, and rejects those that it cannot check', async ({page, visit}) => {
  await openChecker(page, visit);
  await expect(editor(page)).toHaveAccessibleDescription(/Tab leaves the editor/);
  await editor(page).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();

  const open = (content: string | Buffer): Promise<void> => openFile(page, content);
  await open('version: v1beta11\nvars: []\n');
  await expectText(page, 'version: v1beta11\nvars: []');
  await expect(page.getByText('No problems found in v1beta11 (DevSpace 5.x)')).toBeVisible();
  await expect(page.getByRole('rowheader', {name: 'vars'})).toBeVisible();
  await page.getByRole('combobox', {name: /^Version/}).selectOption('6.x');
  await expect(problems(page).filter({hasText: 'converts v1beta11 to v2beta1'})).toBeVisible();
  await expect(page.getByText('No problems found in v1beta11 (DevSpace 6.x)')).toBeVisible();
  await page.getByRole('combobox', {name: /^Version/}).selectOption('');

  await open('version: v1beta9\ndev:\n  sync: []\n  interactive: {terminal: {}}\n');
  const row = page.getByRole('row').filter({has: page.getByRole('rowheader', {name: 'dev'})});
  await expect(row).toContainText('dev.sync: now dev.*.sync');
  await expect(row).toContainText('dev.interactive.terminal: now dev.*.terminal');
  const section = row.getByRole('link', {name: 'dev', exact: true});
  await expect(section).toHaveAttribute('href', /guides\/changes-from-5\.x#dev$/);

  await editor(page).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['version: v2beta1\nname: dropped\n'], 'devspace.yaml'));
    const options = {dataTransfer, bubbles: true, cancelable: true, composed: true};
    element.dispatchEvent(new DragEvent('drop', options));
  });
  await expectText(page, 'version: v2beta1\nname: dropped');

  for (const reject of [
    () => open('a'.repeat(1_000_001)),
    () => paste(page, 'a: b\n'.repeat(400_000)),
  ]) {
    await reject();
    await expect(page.getByText('The file is larger than 1 MB.')).toBeVisible();
    await open('version: v2beta1\nname: my-app\n');
    await expectText(page, 'version: v2beta1\nname: my-app');
    await expect(page.getByText('No problems found')).toBeVisible();
  }
  await open(Buffer.from([0, 1, 2]));
  await expect(page.getByText("The file isn't a UTF-8 text file.")).toBeVisible();
});

function lineWith(page: Page, text: string): Locator {
  return page.locator('.cm-line', {hasText: text});
}

/** Distance from the bottom edge of the navbar. */
async function distanceFromNavbar(page: Page, element: Locator): Promise<number> {
  const [box, navbar] = await Promise.all([boxOf(element), boxOf(mainNavigation(page))]);
  return box.y - navbar.y - navbar.height;
}

test('shows a selected problem below the navbar', async ({page, visit}) => {
  await openChecker(page, visit);
  const entries = Array.from({length: 14}, (_, index) => `  a${index}: {image: a}\n`);
  await paste(
    page,
    `version: v2beta1\nname: my-app\nimages:\n  wrong: {imge: a}\n${entries.join('')}`,
  );
  const problem = problems(page).first().getByRole('button', {name: 'Line'});
  const wrong = lineWith(page, 'wrong');
  await expect(problem).toBeVisible();
  for (const select of [() => problem.click(), () => page.keyboard.press('F8')]) {
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await passFrames(page);
    // The line is above the window, and the navbar is shown, as after scrolling up.
    const top = await problem.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    await scrollTo(page, top + 200);
    await scrollTo(page, top + 140);
    await expect.poll(async () => (await mainNavigation(page).boundingBox())?.y).toBe(0);
    expect(await distanceFromNavbar(page, wrong)).toBeLessThan(0);
    await select();
    await expect.poll(() => distanceFromNavbar(page, wrong)).toBeGreaterThanOrEqual(0);
    await expect(wrong).toBeInViewport({ratio: 1});
  }
});

test('replaces what a hint proposes, which can be undone', async ({page, visit}) => {
  await openChecker(page, visit);
  await paste(page, BROKEN);
  await problems(page).filter({hasText: 'apj'}).getByRole('button', {name: 'Replace'}).click();
  await expectText(page, BROKEN.replace('apj', 'api'));
  await expect(page.getByRole('status').getByText('line 8, column 21 with api')).toBeAttached();
  await expect(problems(page)).toHaveCount(2);
  await editor(page).focus();
  await page.keyboard.type('2');
  await page.keyboard.press('ControlOrMeta+Z');
  await expectText(page, BROKEN.replace('apj', 'api'));
  await page.keyboard.press('ControlOrMeta+Z');
  await expectText(page, BROKEN);
  await expect(problems(page)).toHaveCount(3);

  // The description of a problem in the editor has the same button.
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('F8');
  const tooltip = page.locator('.cm-tooltip-lint');
  await expect(tooltip).toContainText('Unknown field tag');
  // It doesn't cover the list of problems.
  const [tip, list] = [await tooltip.boundingBox(), await problems(page).first().boundingBox()];
  expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  expect(await findViolations(page)).toEqual([]);
  await tooltip.getByRole('button', {name: 'Replace with tags'}).click();
  await expectText(page, BROKEN.replace('tag:', 'tags:'));
  await expect(editor(page)).toBeFocused();
});

test('moves the focus from a fix to the next one, and then to the result', async ({
  page,
  visit,
}) => {
  await openChecker(page, visit);
  await paste(page, BROKEN.replace('tag: ${TAG}', 'tag: [v1]'));
  const fixes = problems(page).getByRole('button', {name: 'Replace'});
  await expect(fixes).toHaveCount(2);
  await fixes.first().focus();
  await page.keyboard.press('Enter');
  await expect(problems(page)).toHaveCount(1);
  await expect(fixes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No problems found in v2beta1')).toBeFocused();
});

test('does not report the line that a reader is completing', async ({page, visit}) => {
  const fields = page.waitForResponse('**/schema/6.x/fields.json');
  await openChecker(page, visit);
  await fields;
  await paste(page, 'version: v2beta1\nname: my-app\n');
  await expect(page.getByText('No problems found in v2beta1')).toBeVisible();
  await page.keyboard.type('pi');
  await expect(page.getByRole('listbox', {name: 'Completions'})).toBeVisible();
  await expect(page.getByText('Checking…')).toBeVisible();
  // Longer than a check takes.
  await passTime(page, 1000);
  await expect(problems(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(problems(page)).toHaveCount(1);
  await expect(problems(page)).toContainText('Invalid YAML');
});

test('grows with the text, up to a limit', async ({page, visit}) => {
  await openChecker(page, visit);
  const heightOf = async () => (await boxOf(page.locator('.cm-editor'))).height;
  const empty = await heightOf();
  await paste(page, `version: v2beta1\nname: my-app\n${'# comment\n'.repeat(20)}`);
  const long = await heightOf();
  expect(long).toBeGreaterThan(empty);
  await paste(page, `version: v2beta1\nname: my-app\n${'# comment\n'.repeat(200)}`);
  expect(await heightOf()).toBeGreaterThan(long);
  expect(await heightOf()).toBeLessThanOrEqual(0.7 * 900 + 1);
});

test('leads to the next problem, which the verdict does not cover', async ({page, visit}) => {
  await page.setViewportSize({width: 390, height: 640});
  await openChecker(page, visit);
  const lines = Array.from(
    {length: 30},
    (_, index) => `  a${index}: {image: a${index}, wrong${index}: 1}`,
  );
  await paste(page, `version: v2beta1\nname: my-app\nimages:\n${lines.join('\n')}\n`);
  const next = page.getByRole('button', {name: 'Next problem'});
  await expect(next).toBeInViewport({ratio: 1});
  await page.keyboard.press('ControlOrMeta+Home');
  for (let index = 0; index < lines.length; index += 1) {
    await next.click();
    await expect(editor(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(`wrong${index}`);
    await expect(page.locator('.cm-tooltip-lint')).toHaveCount(0);
    await passFrames(page);
    const line = lineWith(page, `wrong${index}:`);
    const verdict = await boxOf(next);
    expect((await boxOf(line)).y).toBeGreaterThan(verdict.y + verdict.height);
    expect(await distanceFromNavbar(page, line)).toBeGreaterThanOrEqual(0);
  }
  // After the last problem, the first one follows.
  await next.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('wrong0');
});

test.describe('on a touchscreen', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('buttons select and replace without opening the keyboard', async ({page, visit}) => {
    await openChecker(page, visit);
    await paste(page, BROKEN);
    await editor(page).blur();
    const location = problems(page).last().getByRole('button', {name: 'Line 8'});
    await location.click();
    await expect(location).toBeFocused();
    await expect(page.locator('.cm-selectionBackground')).toBeInViewport();
    const next = page.getByRole('button', {name: 'Next problem'});
    await next.click();
    await expect(next).toBeFocused();
    await expect(page.locator('.cm-tooltip-lint')).toHaveCount(0);
    await problems(page).first().getByRole('button', {name: 'Replace'}).click();
    await expectText(page, BROKEN.replace('tag:', 'tags:'));
    const verdict = page.getByRole('status').filter({hasText: /^\d error/});
    await expect(verdict).toBeInViewport({ratio: 1});
    const fix = problems(page).last().getByRole('button', {name: 'Replace'});
    await expect(fix).toBeFocused();
    await fix.click();
    await expect(page.getByRole('status').filter({hasText: ' in v2beta1'})).toBeInViewport();
  });
});

test('copies and downloads a file, also with problems', async ({page, visit}) => {
  await openChecker(page, visit);
  await openFile(page, BROKEN, 'api.yaml');
  await expect(problems(page)).toHaveCount(3);
  const download = page.getByRole('button', {name: 'Download'});
  const fixed = BROKEN.replace('apj', 'api');
  await paste(page, fixed);
  await expect(problems(page)).toHaveCount(2);
  await page.getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('api.yaml');
  expect(readFileSync(await file.path(), 'utf8')).toBe(fixed);
});

test('shows descriptions below the navbar', async ({page, visit}) => {
  await openChecker(page, visit);
  await paste(page, BROKEN);
  await expect(problems(page)).toHaveCount(3);
  const top = await lineWith(page, 'tag:').evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  );
  await scrollTo(page, top + 100);
  await scrollTo(page, top - 85);
  await expect.poll(async () => (await mainNavigation(page).boundingBox())?.y).toBe(0);
  await editor(page).getByText('tag', {exact: true}).hover();
  const tooltip = page.locator('.cm-tooltip').filter({hasText: 'Unknown field'});
  await expect(tooltip).toBeVisible();
  expect(await distanceFromNavbar(page, tooltip)).toBeGreaterThanOrEqual(0);
});

test('shows the name and the results of an opened file', async ({page, visit}) => {
  await openChecker(page, visit);
  await openFile(page, BROKEN, 'api.yaml');
  const summary = page.getByText('api.yaml: 2 errors and 1 warning in v2beta1');
  await expect(summary).toBeInViewport();
  await expect(problems(page).first()).toBeInViewport();
  await openFile(page, '', 'empty.yaml');
  await expect(page.getByText('empty.yaml is empty.')).toBeInViewport();
  await paste(page, BROKEN);
  await paste(page, BROKEN.replace('apj', 'api'));
  await expect(page.getByText('empty.yaml: 1 error and 1 warning')).toBeVisible();
});

test('shows the results next to the editor, with the verdict in the window', async ({
  page,
  visit,
}) => {
  const verdict = page.getByText('2 errors and 1 warning in v2beta1');
  await openChecker(page, visit);
  await paste(page, BROKEN);
  await expect(verdict).toBeInViewport();
  const [input, output] = [await boxOf(editor(page)), await boxOf(problems(page).first())];
  expect(output.x).toBeGreaterThan(input.x + input.width);
  expect(output.y).toBeLessThan(input.y + input.height);

  await page.setViewportSize({width: 390, height: 640});
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(verdict).toBeInViewport({ratio: 1});
  const boxes = [
    page.locator('.breadcrumbs'),
    page.getByRole('heading', {level: 1}),
    page.getByText('Open a file', {exact: true}),
    page.getByRole('button', {name: 'Copy link with this file'}),
  ].map(boxOf);
  const [crumbs, title, open, share] = await Promise.all(boxes);
  expect(title!.y - crumbs!.y - crumbs!.height).toBeGreaterThanOrEqual(8);
  expect(open!.y).toBe(share!.y);
});

test('announces results, each of them once', async ({page, visit}) => {
  await openChecker(page, visit);
  const status = page.getByRole('status').filter({hasText: 'error'});
  await paste(page, BROKEN);
  await expect(status).toHaveText(/^2 errors and 1 warning/);
  await status.evaluate((element) => {
    const observer = new MutationObserver(() => {
      element.setAttribute('data-announced', `${element.getAttribute('data-announced') ?? ''}+`);
    });
    observer.observe(element, {characterData: true, childList: true, subtree: true});
  });
  await paste(page, BROKEN.replace('apj', 'apk'));
  await expect(problems(page).filter({hasText: 'apk'})).toBeVisible();
  await paste(page, BROKEN.replace('apj', 'api'));
  await expect(status).toHaveText(/^1 error and 1 warning/);
  await expect(status).toHaveAttribute('data-announced', '+');
});

test('fits 320 pixels, with long names too', async ({page, visit}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openChecker(page, visit);
  const findWidth = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth);
  expect(await findWidth()).toBe(320);
  const name = 'averyveryverylongname'.repeat(4);
  await paste(page, `version: v2beta1\nname: my-app\nimages:\n  ${name}: {${name}: a}\n`);
  await expect(problems(page).first()).toContainText(name);
  expect(await findWidth()).toBe(320);
  const values = `deployments:\n  ${name}: {helm: {values: {containers: [{${name}: {}}]}}}\n`;
  await paste(page, `version: v2beta1\nname: my-app\n${values}`);
  await expect(problems(page).first()).toContainText(`containers[0].${name}`);
  expect(await findWidth()).toBe(320);
  await paste(page, 'version: v1beta9\ndev:\n  sync: []\n  interactive: {terminal: {}}\n');
  await expect(page.getByRole('rowheader', {name: 'dev'})).toBeVisible();
  expect(await findWidth()).toBe(320);
  await tab(page, 'Convert').click();
  await expect(conversion(page)).toBeVisible();
  expect(await findWidth()).toBe(320);
});

test('shares a file in a link, which no request contains', async ({page, visit}) => {
  await openChecker(page, visit);
  const text = 'version: v2beta1\nname: shared\n';
  await paste(page, text);
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', {name: 'Copy link with this file'}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await visit('');
  await visit(`tools/check${link.hash}`);
  await expectText(page, text);
  await expect(page.getByText('No problems found in v2beta1')).toBeInViewport({ratio: 1});
  expect(sent.filter((url) => url.includes(link.hash.slice(8)))).toEqual([]);

  // The link also contains the release to check for.
  await paste(page, `${text}localRegistry: {enabled: true}\n`);
  await page.getByRole('combobox', {name: /^Release/}).selectOption('6.1.0');
  await expect(page).toHaveURL(/\?release=6\.1\.0$/);
  await expect(page.getByText('1 error in v2beta1 (DevSpace 6.1.0)')).toBeVisible();
  await page.getByRole('button', {name: /^Copy link|^Link copied/}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(shared.search).toBe('?release=6.1.0');
  await visit('');
  await visit(`tools/check${shared.search}${shared.hash}`);
  await expect(page.getByText('1 error in v2beta1 (DevSpace 6.1.0)')).toBeVisible();
  await page.getByRole('combobox', {name: /^Release/}).selectOption('');
  await expect(page.getByText('No problems found in v2beta1 (DevSpace 6.x)')).toBeVisible();

  // After an edit, the URL would show another file than the editor.
  await paste(page, `${text}# edited\n`);
  expect(page.url()).not.toContain('#');
  await visit('tools/check#config=AAAA');
  await expect(page.getByText('The link is incomplete: copy it again.')).toBeVisible();
});

test('stops a check that takes too long', async ({page, visit}) => {
  await page.clock.install();
  // The schema never arrives.
  const schema = '**/schema/v2beta1.json';
  await page.route(schema, () => {});
  await openChecker(page, visit);
  const request = page.waitForRequest(schema);
  await paste(page, BROKEN);
  await expect(page.getByText('Checking…')).toBeVisible();
  await request;
  await page.clock.fastForward(31_000);
  await expect(page.getByText('The check took too long and was stopped.')).toBeVisible();
});

test('completes and describes fields', async ({page, visit}) => {
  const fields = page.waitForResponse('**/schema/6.x/fields.json');
  await openChecker(page, visit);
  await fields;
  await paste(page, 'version: v2beta1\nname: my-app\nimages:\n  api:\n    ');
  await page.keyboard.type('reb');
  const list = page.getByRole('listbox', {name: 'Completions'});
  // The list opens while readers type only if the editor has read the fields by then.
  await expect(async () => {
    await page.keyboard.press('Control+Space');
    await expect(page.getByText('When DevSpace rebuilds the image')).toBeVisible({timeout: 2000});
  }).toPass();
  await list.getByRole('option', {name: /^rebuildStrategy/}).click();
  await page.keyboard.type('al');
  await expect(list.getByRole('option', {name: 'always'})).toBeVisible();
  // CodeMirror ignores keys for a moment after the list opens.
  // eslint-disable-next-line playwright/no-wait-for-timeout
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
  await expectText(
    page,
    'version: v2beta1\nname: my-app\nimages:\n  api:\n    rebuildStrategy: always',
  );
  await page.getByText('rebuildStrategy', {exact: true}).first().hover();
  await expect(page.locator('.cm-tooltip-hover').getByRole('link')).toHaveAttribute(
    'href',
    /configuration\/reference#images-rebuildStrategy$/,
  );
  // Escape closes it wherever the focus is.
  await page.getByRole('combobox', {name: /^Version/}).focus();
  await expect(page.locator('.cm-tooltip-hover')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-tooltip-hover')).toHaveCount(0);
});

test('a text field replaces the editor if it fails to load', async ({
  page,
  visit,
  problems: {allow},
}) => {
  allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await page.route(findChunk('cm-editor').url, (route) => route.abort());
  await visit('tools/check');
  await expect(page.locator('textarea')).toBeVisible();
  await editor(page).fill(BROKEN);
  await expect(problems(page)).toHaveCount(3);
  await page.getByRole('button', {name: 'Next problem'}).click();
  await expect(editor(page)).toBeFocused();
  await page.getByRole('button', {name: 'Replace with tags'}).click();
  await expect(editor(page)).toHaveValue(BROKEN.replace('tag:', 'tags:'));

  await editor(page).fill(OLD);
  await convertButton(page).click();
  const original = page.getByRole('textbox', {name: 'Original devspace.yaml'});
  await expect(original).toHaveValue(OLD);
  await expect(original).toHaveAttribute('readonly');
  await page.getByRole('button', {name: /Replace the name/}).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('# ');
  await expect(editor(page)).toHaveValue(/^version: v2beta1\n# name: /);

  // A paste is converted, also without the code editor.
  await editor(page).fill('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), OLD);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(original).toHaveValue(OLD);
});

test('converts an old config, shows what to decide, and restores the original', async ({
  page,
  visit,
}) => {
  const old = `version: v1beta11
# The API
images:
  api:
    image: ghcr.io/acme/api # pushed
dev:
  ports:
    - imageSelector: ghcr.io/acme/api
      forward:
        - port: 8000
`;
  await openChecker(page, visit);
  await convert(page, old);
  const report = conversion(page);
  await expect(report).toContainText('Converted from v1beta11 to v2beta1.');
  await expect(page.getByRole('status').getByText('Converted to v2beta1')).toBeAttached();
  const result = page.getByRole('group', {name: 'Result'});
  await expect(result).toBeFocused();
  await expect(tab(page, 'Convert')).toHaveAttribute('aria-selected', 'true');
  await expectText(page, old, 'Original devspace.yaml');
  await expect(editor(page)).toContainText('version: v2beta1');
  await expect(editor(page)).toContainText('# pushed');
  await expect(page.getByText('Review 2 decisions before you use the result.')).toBeVisible();
  await page.getByRole('button', {name: 'Show decisions'}).click();
  const decision = page.getByRole('list', {name: 'Decisions for you'}).getByRole('button').first();
  await expect(decision).toBeFocused();
  await expect(decision).toBeInViewport();
  await expect(decision).toContainText('Result line 2');
  // The verdict, which stays in the window, doesn't cover the first line.
  const verdict = await boxOf(page.getByRole('button', {name: 'Show decisions'}));
  expect((await boxOf(result)).y).toBeGreaterThan(verdict.y + verdict.height);
  await expect(convertButton(page)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await result.getByRole('button', {name: 'Copy'}).click();
  await expect(result.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('version: v2beta1');
  await result.getByRole('button', {name: 'Download'}).focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('devspace-v6.yaml');
  expect(readFileSync(await download.path(), 'utf8')).toContain('version: v2beta1');

  await result.getByRole('button', {name: 'Back to original'}).click();
  await expectText(page, old);
  await expect(report).toHaveCount(0);
  await expect(tab(page, 'Check')).toHaveAttribute('aria-selected', 'true');

  // The editor undoes it, too.
  await convertButton(page).click();
  await expect(report).toBeVisible();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expectText(page, old);
  await expect(report).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
  await expect(tab(page, 'Check')).toHaveAttribute('aria-selected', 'true');
});

test('has a tab that converts a file at once, for links and the keyboard', async ({
  page,
  visit,
}) => {
  await visit('tools/convert');
  await page.getByRole('link', {name: 'Convert a file in the browser'}).click();
  await expect(tab(page, 'Convert')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Paste or open an old config.')).toBeVisible();
  await expect(page.locator('.cm-content')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await paste(page, OLD);
  await expect(conversion(page)).toContainText('Converted from v1beta11');
  await expectText(page, OLD, 'Original devspace.yaml');
  await expect(editor(page)).toBeFocused();

  // The other tab checks the result, without the original.
  await tab(page, 'Convert').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Check')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tools\/check$/);
  await expect(page.getByRole('combobox', {name: /^Version/})).toBeVisible();
  await expect(conversion(page)).toHaveCount(0);
  await expect(page.getByText('No problems found in v2beta1')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?tab=convert$/);
  await expect(conversion(page)).toBeVisible();
  await expect(tab(page, 'Convert')).toBeFocused();

  // The page's own links to sections don't contain the tab.
  await page.getByRole('link', {name: "doesn't leave your browser"}).click();
  await expect(conversion(page)).toBeVisible();

  await openFile(page, 'version: v2beta1\nname: my-app\nimges: {}\n');
  await expect(page.getByText('This file is already in the format of 6.x.')).toBeVisible();
  await expect(problems(page)).toHaveCount(0);
  await tab(page, 'Check').click();
  await expect(problems(page)).toHaveCount(1);

  await paste(page, OLD);
  await expect(convertButton(page)).toBeVisible();
  await tab(page, 'Convert').click();
  await expect(conversion(page)).toBeVisible();
});

test('does not convert what a reader is still typing', async ({page, visit}) => {
  await visit('tools/check?tab=convert');
  await expect(page.locator('.cm-content')).toBeVisible();
  await editor(page).focus();
  await page.keyboard.type('version: v1beta11');
  await convertButton(page).click();
  await expect(conversion(page)).toContainText('Converted from v1beta11');
});

test('lists a deprecated field of a conversion once', async ({page, visit}) => {
  await openChecker(page, visit);
  await convert(page, OLD.replace('image: acme/api', 'image: acme/api, injectRestartHelper: true'));
  await expect(conversion(page)).toContainText('injectLegacyRestartHelper is deprecated');
  await expect(page.getByText('Review 2 decisions before you use the result.')).toBeVisible();
  await expect(problems(page)).toHaveCount(0);
});

/** The lines of an editor that the selected note or change is about. */
function markedLines(page: Page, side: 'Original' | 'Result'): Locator {
  return page.getByRole('group', {name: side}).locator('.cm-markedLine');
}

for (const width of [1440, 390])
  test(`marks the lines of a change in both files, ${width} pixels wide`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 844});
    await openChecker(page, visit);
    await tab(page, 'Convert').click();
    await page.getByRole('button', {name: 'Load a 5.x example'}).click();
    const report = conversion(page);
    const original = page.getByRole('group', {name: 'Original'});
    const result = page.getByRole('group', {name: 'Result'});
    const [left, right] = await Promise.all([boxOf(original), boxOf(result)]);
    if (width > 1000) expect(right.x).toBeGreaterThan(left.x + left.width);
    else expect(left.y).toBeGreaterThan(right.y + right.height);

    // It is above both files or below them.
    const note = page.getByRole('button', {name: /dev.autoReload has no equivalent/});
    // The focus marks the lines, and stays there.
    await note.focus();
    await expect(markedLines(page, 'Original')).toHaveText(['  autoReload:', '    images: [api]']);
    await expect(markedLines(page, 'Result')).toHaveCount(3);
    await expect(note).toBeFocused();
    await expect(note).toHaveAttribute('aria-current', 'true');
    // Notes are on their lines.
    for (const side of [original, result])
      await expect(side.locator('.cm-markedLine .cm-lintRange-warning')).not.toHaveCount(0);

    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeFocused();
    await expect(markedLines(page, 'Result').first()).toBeInViewport();
    if (width > 1000) await expect(markedLines(page, 'Original').first()).toBeInViewport();
    // The line moves with the text.
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Enter');
    await note.click();
    await expect(markedLines(page, 'Result').first()).toContainText('dev.autoReload');

    await report.getByRole('button', {name: /becomes the Helm flag/}).click();
    await expect(markedLines(page, 'Original')).toHaveText(['      wait: true']);
    await expect(markedLines(page, 'Result')).toContainText(['"--wait"']);
  });

test('opens a file that is dropped on or pasted into the original', async ({page, visit}) => {
  await openChecker(page, visit);
  const original = page.getByRole('textbox', {name: 'Original devspace.yaml'});
  for (const [kind, type] of [
    ['DragEvent', 'drop'],
    ['ClipboardEvent', 'paste'],
  ] as const) {
    await paste(page, OLD);
    await tab(page, 'Convert').click();
    await expectText(page, OLD, 'Original devspace.yaml');
    const text = `version: v1beta9\nimages: {${type}: {image: acme/web}}\n`;
    await original.evaluate(
      (element, {kind, type, text}) => {
        const data = new DataTransfer();
        if (type === 'drop') data.items.add(new File([text], 'devspace.yaml'));
        else data.setData('text/plain', text);
        const options = {bubbles: true, cancelable: true, composed: true};
        element.dispatchEvent(
          kind === 'DragEvent'
            ? new DragEvent(type, {...options, dataTransfer: data})
            : new ClipboardEvent(type, {...options, clipboardData: data}),
        );
      },
      {kind, type, text},
    );
    await expectText(page, text, 'Original devspace.yaml');
  }
});

test('keeps the original while a reader visits another page', async ({page, visit}) => {
  await openChecker(page, visit);
  await convert(page, OLD);
  await expect(conversion(page)).toBeVisible();
  await page.getByRole('link', {name: "doesn't leave your browser"}).click();
  await mainNavigation(page).getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(/guides/);
  await mainNavigation(page).getByRole('link', {name: 'Check devspace.yaml'}).click();
  await expect(conversion(page)).toBeVisible();
  await page.getByRole('button', {name: 'Back to original'}).click();
  await expect(editor(page)).toContainText('v1beta11');
});

test('replaces the report of a conversion by that of another config', async ({page, visit}) => {
  await openChecker(page, visit);
  await convert(page, OLD);
  const report = conversion(page);
  await expect(report).toContainText('Converted from v1beta11');

  await paste(page, OLD.replace('v1beta11', 'v1beta9'));
  await expect(report).toContainText('Converted from v1beta9');
});

test('keeps what a reader types while a config is converted', async ({page, visit}) => {
  const proceed = await holdRequests(page, '**/*convert_worker*');
  await openChecker(page, visit);
  await convert(page, OLD);
  const other = OLD.replaceAll('api', 'web');
  await paste(page, other);
  proceed();
  await expect(convertButton(page)).toBeEnabled();
  await expectText(page, other);
  await expect(conversion(page)).toHaveCount(0);
});

test('says why a config cannot be converted', async ({page, visit}) => {
  await openChecker(page, visit);
  await convert(page, 'version: v1beta11\nimages: {}\n---\nversion: v1beta11\n');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText("This config can't be converted. Line 4");
  await tab(page, 'Convert').click();
  await expect(alert).toBeVisible();
  await expect(convertButton(page)).toBeVisible();
  await paste(page, 'version: v1beta11\nimages: {}\n');
  await expect(alert).toHaveCount(0);
  await expect(conversion(page)).toBeVisible();
});

test('converts a config that is too large to be checked', async ({page, visit}) => {
  await openChecker(page, visit);
  await openFile(page, OLD + '# More comments\n'.repeat(70_000));
  await expect(page.getByText("The file is larger than 1 MB. It isn't checked.")).toBeVisible();
  await convertButton(page).click();
  await expect(conversion(page)).toContainText('Converted from v1beta11');
  await page.getByRole('button', {name: 'Back to original'}).click();
  await expect(convertButton(page)).toBeVisible();
});
