import {latestVersion} from '../../src/config/versions.ts';
import {addressOf, expect, httpTest, test} from './fixtures.ts';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const path = 'configuration/dev/connections/file-sync';

test('a button copies the page as Markdown, and screen readers hear it', async ({page, visit}) => {
  await visit(path);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(
    page.getByRole('status').filter({hasText: 'Page copied as Markdown'}),
  ).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# /);
  expect(copied).toContain('```yaml title="devspace.yaml"');
  expect(copied).toContain(`Source: `);
});

test('a page that cannot be loaded is not called copied', async ({page, visit}) => {
  await visit(path);
  await page.route(`**/${path}.md`, (route) => route.fulfill({status: 503}));
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: "Couldn't copy the page"})).toBeAttached();
});

// A server that fails is a complaint of the browser as well.
test.use({allowedProblems: [{pattern: /503/, reason: 'the failing copy is made to fail'}]});

test('the head and a link lead to the page in Markdown', async ({page, visit}) => {
  await visit(path);
  const address = new URL(addressOf(`${path}.md`)).pathname;
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
    'href',
    address,
  );
  await expect(page.getByRole('link', {name: 'Markdown', exact: true})).toHaveAttribute(
    'href',
    address,
  );
});

for (const [name, file, words] of [
  ['a page with fields', `${path}.md`, ['- `dev.*.sync[].path` string', 'Default: `.:.`']],
  ['a command', 'cli/devspace_deploy.md', ['# devspace deploy', '`--force-build`', '| Flag |']],
  ['a page with tabs', 'getting-started/installation.md', ['**npm**', '**yarn**']],
  ['the landing page', 'index.md', ['# ']],
  ['an old page', '4.x/configuration/images/basics.md', ['# ']],
] as const) {
  httpTest(`${name} stands beside its page as Markdown`, async ({request}) => {
    const response = await request.get(addressOf(file));
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    for (const word of words) expect(text).toContain(word);
    expect(text.replace(/```[\s\S]*?```|`[^`]*`/g, '')).not.toMatch(/<\w+[ >]|^import |\{\/\*/m);
  });
}

for (const [line, folder] of [
  [latestVersion.label, ''],
  ['5.x', '5.x/'],
  ['4.x', '4.x/'],
] as const) {
  httpTest(
    `llms.txt of ${line} lists its pages, and all its links lead somewhere`,
    async ({request}) => {
      const list = await (await request.get(addressOf(`${folder}llms.txt`))).text();
      expect(list).toContain(`# DevSpace ${line}`);
      const links = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => new URL(link ?? ''));
      expect(links.length).toBeGreaterThan(60);
      const copies = links.filter(({pathname}) => pathname.endsWith('.md'));
      for (const {pathname} of [...copies.slice(0, 3), ...links.slice(-3)]) {
        const response = await request.head(new URL(pathname, addressOf('')).href);
        expect(response.status(), pathname).toBe(200);
      }
      const full = await (await request.get(addressOf(`${folder}llms-full.txt`))).text();
      const whole = copies.filter(({pathname}) => !pathname.includes('/fragments/'));
      expect(full.split('\nSource: ')).toHaveLength(whole.length + 1);
    },
  );
}
