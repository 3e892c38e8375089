import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIResponse} from '@playwright/test';
import {buildDir, deployment, readPages} from '../lib/built-site.ts';
import {hostingDir} from '../../scripts/lib/hosting/write-hosting.ts';
import {addressOf, expect, httpTest, test} from './fixtures.ts';
import {layouts} from '../../scripts/lib/bench/layouts.ts';

/** The rules of `_redirects` that lead to a page, as [old URL, URL of today]. */
function readRedirects(): Array<[string, string]> {
  const file = path.join(hostingDir(buildDir), '_redirects');
  if (!existsSync(file)) throw new Error(`There is no ${file}: build with \`npm run build\`.`);
  return [...readFileSync(file, 'utf8').matchAll(/^(\/\S+) (\/\S+) 301$/gm)].map(
    ([, from = '', to = '']) => [from, to],
  );
}

function headersOf(response: APIResponse): Record<string, string | undefined> {
  return response.headers();
}

for (const [what, target, status] of [
  ['a page', '', 200],
  ['a missing page', 'nothing', 404],
  ['a missing script', 'assets/js/none.js', 404],
  ['a redirect', '5.x/', 308],
] as const) {
  httpTest(`${what} is answered under the policy`, async ({request}) => {
    const response = await request.get(addressOf(target), {maxRedirects: 0});
    const headers = headersOf(response);
    expect(response.status()).toBe(status);
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self'(?: 'sha256-\S+')+(?: https:\/\/\S+)*;/,
    );
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

httpTest('editors on other sites may read the schema', async ({request}) => {
  const response = await request.get(addressOf('schema/v2beta1.json'));
  expect(headersOf(response)['access-control-allow-origin']).toBe('*');
});

httpTest('every redirect leads to a page in one step', async ({request}) => {
  httpTest.setTimeout(180_000);
  const pages = new Set(readPages().map((page) => deployment.baseUrl + page.path));
  const {origin} = new URL(addressOf(''));
  const redirects = readRedirects();
  expect(redirects.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const [from, to] of redirects) {
    if (!pages.has(to)) wrong.push(`${from} leads to ${to}, which is no page`);
    const response = await request.get(`${origin}${from}?q=1`, {maxRedirects: 0});
    const {location} = headersOf(response);
    if (response.status() !== 308 || location !== `${to}?q=1`)
      wrong.push(`${from} returned status ${response.status()} and ${location}`);
  }
  expect(wrong).toEqual([]);
});

test('the policy stops a script that somebody slips in', async ({page, visit, problems}) => {
  await visit('');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    document.body.append(script);
    return 'slippedIn' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => problems.join()).toContain('Content Security Policy');
  // They were brought about on purpose.
  problems.length = 0;
});

for (const mode of ['light', 'dark']) {
  test(`diagrams are drawn in their colors under the policy, in ${mode}`, async ({page}) => {
    const layout = layouts.find(({hasDiagram}) => hasDiagram);
    if (!layout) throw new Error('No layout has a diagram: mark one in layouts.ts.');
    await page.goto(`${addressOf(layout.path)}?docusaurus-theme=${mode}`);
    const drawing = page
      .locator('.docusaurus-mermaid-container svg')
      .locator('visible=true')
      .first();
    await expect(drawing).toBeVisible();
    expect(await drawing.locator('style').count()).toBe(0);
    const box = drawing.locator('[fill="var(--docs-surface-raised)"]').first();
    // Shapes without rules are black.
    await expect(box).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
    await expect(drawing).toHaveCSS('font-size', '14px');
  });
}

test('a legacy anchor leads to its heading', async ({page}) => {
  await page.goto(
    addressOf('5.x/configuration/development/file-synchronization#downloadexcludepaths'),
  );
  await expect(page).toHaveURL(/#\S*downloadExcludePaths$/);
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a link to an anchor that never was leaves the reader on the page', async ({page, visit}) => {
  await visit('5.x/configuration/development/file-synchronization#%E0%A4%A');
  await visit('5.x/configuration/development/file-synchronization#no-such-thing');
  await expect(page).toHaveURL(/#no-such-thing$/);
});
