/** What writers see in `npm start`. */
import {spawn, type ChildProcess} from 'node:child_process';
import {deployment} from '../../lib/built-site.ts';
import {findFreePort} from '../../lib/free-port.ts';
import {expect, test} from '../fixtures.ts';

test.describe('npm start', () => {
  test.setTimeout(180_000);
  let preview: ChildProcess;
  let url: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const port = await findFreePort();
    const config = 'tests/fixtures/preview/docusaurus.config.ts';
    const args = ['start', '--config', config, '--port', String(port), '--host', '127.0.0.1'];
    preview = spawn('npx', ['docusaurus', ...args, '--no-open'], {
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/preview'},
      // A group of its own, so that no child outlives the test.
      detached: true,
      stdio: 'ignore',
    });
    url = `http://127.0.0.1:${port}${deployment.baseUrl}`;
    await expect(async () => {
      expect((await fetch(url)).ok).toBe(true);
    }).toPass({timeout: 150_000, intervals: [500]});
  });

  test.afterAll(() => {
    if (preview.pid !== undefined) process.kill(-preview.pid);
  });

  test('renders a new diagram at once, zooms images, and prints no error', async ({page}) => {
    await page.goto(url);
    const diagram = page.locator('.docusaurus-mermaid-container svg');
    await expect(diagram).toBeVisible({timeout: 60_000});
    await expect(diagram).toContainText('A new fence');

    await page.getByRole('button', {name: 'Enlarge image: A pattern of squares'}).press('Enter');
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    // medium-zoom ignores keys until the image has its full size.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0, {timeout: 500});
    }).toPass();

    await page.getByRole('link', {name: 'Other page'}).first().click();
    await expect(page.getByRole('heading', {name: 'Other page'})).toBeVisible();
  });
});
