/** The page "Check your devspace.yaml". */
import type {Locator, Page} from '@playwright/test';
import {ALL_RULES, findViolations} from './axe.ts';
import {expect, test} from './fixtures.ts';

const BROKEN = `version: v2beta1
name: my-app
images:
  api:
    image: ghcr.io/acme/api
    tag: \${TAG}
pipelines:
  dev: build_images apj
`;

function editor(page: Page): Locator {
  return page.getByRole('textbox', {name: 'Content of devspace.yaml'});
}

function problems(page: Page): Locator {
  return page.getByRole('list', {name: 'Problems'}).getByRole('listitem');
}

test.beforeEach(async ({visit}) => {
  await visit('tools/check');
});

test('reports problems as you type, with their locations and fields', async ({page}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`));
  await editor(page).fill(BROKEN);
  await expect(page.getByRole('status').filter({hasText: 'errors'})).toHaveText(
    '2 errors and 1 warning in v2beta1 (DevSpace 6.x).',
  );
  await expect(problems(page)).toHaveCount(3);
  const [field, variable, name] = await problems(page).all();
  await expect(field!).toContainText('unknown field tag');
  await expect(field!).toContainText('did you mean tags?');
  await expect(field!.getByRole('link')).toHaveAttribute('href', /reference#images$/);
  await expect(variable!).toContainText('TAG');
  await expect(name!).toContainText('did you mean api?');
  expect(await findViolations(page, ALL_RULES)).toEqual([]);

  await name!.getByRole('button').click();
  await expect(editor(page)).toBeFocused();
  const selected = await editor(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe('apj');

  await editor(page).fill(BROKEN.replace('tag: ${TAG}', 'tags: [v1]').replace('apj', 'api'));
  await expect(page.getByText('No problems found in v2beta1')).toBeVisible();
  // Only schemas and code were requested.
  expect(sent.filter((request) => request !== 'GET ')).toEqual([]);
});

test('opens files, and refuses those that it cannot check', async ({page}) => {
  const input = page.getByLabel('Open a file');
  const open = (buffer: Buffer): Promise<void> =>
    input.setInputFiles({name: 'devspace.yaml', mimeType: 'text/yaml', buffer});
  await open(Buffer.from('version: v1beta11\nvars: []\n'));
  await expect(editor(page)).toHaveValue('version: v1beta11\nvars: []\n');
  await expect(page.getByText('No problems found in v1beta11 (DevSpace 5.x)')).toBeVisible();
  await expect(page.getByRole('rowheader', {name: 'vars'})).toBeVisible();
  await page.getByLabel('Config version').selectOption('6.x');
  await expect(problems(page).filter({hasText: 'expected v2beta1, found v1beta11'})).toBeVisible();

  await open(Buffer.alloc(1_000_001, 'a'));
  await expect(page.getByText('The file is larger than 1 MB.')).toBeVisible();
  await open(Buffer.from([0, 1, 2]));
  await expect(page.getByText("The file isn't a text file in UTF-8.")).toBeVisible();
});

test('stays responsive while it checks a file of 10,000 lines', async ({page}) => {
  const entries = Array.from(
    {length: 2500},
    (_, index) => `  app-${index}:\n    imge: a\n    tags: 1\n    docker: {}\n`,
  );
  const text = `version: v2beta1\nname: my-app\nimages:\n${entries.join('')}`;
  // Unlike a paste, `fill` inserts a long text line by line, which takes minutes.
  await page.evaluate((content) => {
    const source = document.createElement('textarea');
    source.value = content;
    document.body.append(source);
    source.select();
  }, text);
  await page.keyboard.press('Control+C');
  await editor(page).focus();
  await page.keyboard.press('Control+V');
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = performance.now();
        let gap = 0;
        const end = last + 1500;
        const tick = (now: number): void => {
          gap = Math.max(gap, now - last);
          last = now;
          if (now < end) requestAnimationFrame(tick);
          else resolve(gap);
        };
        requestAnimationFrame(tick);
      }),
  );
  await expect(page.getByText(/5000 errors/)).toBeVisible();
  expect(longest).toBeLessThan(500);
});

test('shares a file in a link, which no request contains', async ({page, visit}) => {
  const text = 'version: v2beta1\nname: shared\n';
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor(page).fill(text);
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', {name: 'Copy link with this file'}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await visit('');
  await visit(`tools/check${link.hash}`);
  await expect(editor(page)).toHaveValue(text);
  expect(sent.filter((url) => url.includes(link.hash.slice(8)))).toEqual([]);

  // After an edit, the URL would show another file than the editor.
  await editor(page).fill(`${text}# edited\n`);
  expect(page.url()).not.toContain('#');
  await visit('tools/check#config=AAAA');
  await expect(page.getByText('The link is incomplete: copy it again.')).toBeVisible();
});
