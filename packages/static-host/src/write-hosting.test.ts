import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {site, writeFiles} from './fixture.ts';
import {writeHosting} from './write-hosting.ts';

const parent = writeFiles({});

it('rejects redirects to pages that do not exist, and explains how to fix them', async () => {
  const redirects = [{from: '/a', to: '/b'}];
  await expect(writeHosting(path.join(parent, 'wrong'), site, redirects)).rejects.toThrow(
    /^src\/config\/redirects\.json:\n- redirects to \/b, which isn't a page \(fix: redirect to a page that exists\)$/,
  );
  expect(await readdir(parent)).toEqual([]);
});

it('writes the files next to the site', async () => {
  await writeHosting(path.join(parent, 'build'), site, []);
  expect((await readdir(path.join(parent, 'build-hosting'))).sort()).toEqual([
    '_headers',
    '_redirects',
    'nginx.conf',
  ]);
});
