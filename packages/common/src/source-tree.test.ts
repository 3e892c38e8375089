import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {loadTree} from './source-tree.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

it('lists files with forward slashes, except for packages and build output', () => {
  for (const folder of ['docs/cli', 'node_modules/a', 'build/docs', '.docusaurus']) {
    mkdirSync(join(root, folder), {recursive: true});
    writeFileSync(join(root, folder, 'a.mdx'), folder);
  }
  const tree = loadTree(root);
  expect([...tree.files]).toEqual(['docs/cli/a.mdx']);
  expect(tree.read('docs/cli/a.mdx')).toBe('docs/cli');
});
