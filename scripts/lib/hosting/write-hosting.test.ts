import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {readDeployment} from '../../../src/config/deployment.ts';
import type {Redirect} from '../../../src/config/redirects.ts';
import {writeHosting} from './write-hosting.ts';

const list = vi.hoisted((): {redirects: Redirect[]} => ({redirects: []}));

vi.mock('../../../src/config/redirects.ts', () => ({...list, legacyBasePath: '/cli/docs/'}));

const page = '<html><head><link href=/docs/assets/css/a.0123abcd.css></head><p>Text.';

let dir: string;

beforeAll(async () => {
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'hosting-')), 'build');
  await mkdir(dir);
  await writeFile(path.join(dir, 'index.html'), page);
  await writeFile(path.join(dir, 'plugins.html'), page);
});

afterAll(async () => {
  await rm(path.dirname(dir), {recursive: true});
});

function redirect(...redirects: readonly Redirect[]): void {
  list.redirects.splice(0, Infinity, ...redirects);
}

it('rejects invalid redirects and explains how to fix them', async () => {
  redirect({from: '/plugins', to: '/'}, {from: '/guides/plugins', to: '/plugin'});
  await expect(writeHosting(dir, readDeployment({}))).rejects.toThrow(
    `src/config/redirects.ts:
- /plugins is a page, which the redirect would hide (fix: delete the redirect or the page)
- redirects to /plugin, which isn't a page (fix: redirect to a page that exists)`,
  );
});
