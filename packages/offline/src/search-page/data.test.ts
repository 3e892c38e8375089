import {expect, it} from 'vitest';
import {fileOfUrl} from './data.ts';

it.each([
  ['/docs/', '/docs', 'index.html'],
  ['/docs/cli/devspace_dev#flags', '/docs', 'cli/devspace_dev.html#flags'],
  ['/docs/5.x', '/docs/5.x', 'index.html'],
  ['/docs/5.x/introduction#a', '/docs/5.x', 'introduction.html#a'],
  ['/cli/', '', 'cli.html'],
])('maps %s with the root %s to %s', (url, root, file) => {
  expect(fileOfUrl(url, {root})).toBe(file);
});
