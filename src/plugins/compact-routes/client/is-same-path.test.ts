import {expect, it} from 'vitest';
import {isSamePath} from './is-same-path.ts';

it.each([
  ['/docs/cli', '/docs/cli'],
  ['/docs/cli', '/docs/cli/'],
  ['/docs/', '/docs'],
  ['/docs/configuration/localRegistry/', '/docs/configuration/localregistry'],
])('takes %s for %s', (path, pathname) => {
  expect(isSamePath(path, pathname)).toBe(true);
});

it.each([
  ['/docs/cli', '/docs/cli/devspace'],
  ['/docs/cli', '/docs/cl'],
  ['/docs', '/docs//'],
])('tells %s from %s', (path, pathname) => {
  expect(isSamePath(path, pathname)).toBe(false);
});
