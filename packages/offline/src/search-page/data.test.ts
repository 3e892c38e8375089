import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {fileOfUrl, renderData} from './data.ts';

describe('fileOfUrl', () => {
  it.each([
    ['/docs/', '/docs', 'index.html'],
    ['/docs/cli/devspace_dev#flags', '/docs', 'cli/devspace_dev.html#flags'],
    ['/docs/5.x', '/docs/5.x', 'index.html'],
    ['/docs/5.x/introduction#a', '/docs/5.x', 'introduction.html#a'],
    ['/cli/', '', 'cli.html'],
  ])('maps %s with the root %s to %s', (url, root, file) => {
    expect(fileOfUrl(url, {root})).toBe(file);
  });
});

it('renderData is valid JavaScript for any text', () => {
  const data = {
    tag: 'docs-default-current',
    root: '/docs',
    topics: ['images'],
    index: ['a\u2028b\u2029</script>'],
  };
  const script = renderData(data);
  expect(script).not.toMatch(/[\u2028\u2029]/);
  expect(runInNewContext(`${script};globalThis.docsOffline`)).toEqual(data);
});
