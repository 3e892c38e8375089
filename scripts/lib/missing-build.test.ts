/** Commands that need the built site say how to build it. */
import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

it.each([
  ['serve-site.ts', '--dir'],
  ['pack-site.ts', '--dir'],
  ['measure-search.ts', '--build-dir'],
])('%s does', {timeout: 60_000}, (script, option) => {
  const {stderr, status} = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}`, option, 'missing'],
    {encoding: 'utf8'},
  );
  expect(stderr.trim()).toBe('No built site in missing. Run `npm run build` first.');
  expect(status).toBe(1);
});
