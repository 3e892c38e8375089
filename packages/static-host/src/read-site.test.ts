import {expect, it} from 'vitest';
import {hostingSettings} from '../../../src/config/hosting.ts';
import {readDeployment} from './deployment.ts';
import {writeFiles} from './fixture.ts';
import {hashScript} from './inline-code.ts';
import {readSite} from './read-site.ts';

const settings = hostingSettings(readDeployment({}));
const dir = writeFiles({
  '404.html': '<h1>Not here</h1>',
  'index.html': '<link href=/docs/assets/css/a.0123abcd.css><p>Text.',
  '5.x.html': '<script>x()</script><p>Text.',
});

it('lists the pages, and allows their scripts', async () => {
  const {pages, policy} = await readSite(dir, settings);
  expect(pages).toEqual(['5.x', '']);
  expect(policy.join()).toContain(hashScript('x()'));
});

it('rejects a folder without a site', async () => {
  const empty = writeFiles({});
  await expect(readSite(empty, settings)).rejects.toThrow(`No built site in ${empty}.`);
});

it('rejects a site that was built for another base path', async () => {
  const elsewhere = hostingSettings(readDeployment({SITE_BASE_PATH: '/'}));
  await expect(readSite(dir, elsewhere)).rejects.toThrow(
    "wasn't built for the base path /. Set SITE_BASE_PATH",
  );
});

it('rejects a file without a hash in the folder of hashed files', async () => {
  const wrong = writeFiles({'index.html': '<p>Text.', 'assets/plain.js': 'export {};'});
  await expect(readSite(wrong, settings)).rejects.toThrow('assets/plain.js');
});
