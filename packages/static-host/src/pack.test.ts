import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {readDeployment} from './deployment.ts';
import {writeFiles} from './fixture.ts';
import {hostingSettings} from '../../../src/config/hosting.ts';
import {packSite} from './pack.ts';
import {readSite} from './read-site.ts';

const settings = hostingSettings(readDeployment({}));
const page = `<html><head><title>x</title><link href=/docs/assets/css/a.0123abcd.css></head><p>${'long enough to be compressed '.repeat(60)}`;
const script = 'export {};'.repeat(100);

const dir = writeFiles({
  'build/index.html': page,
  'build/404.html': '<html><head></head><h1>Not here</h1>',
  'build/robots.txt': 'User-agent: *',
  'build/5.x.html': page,
  'build/5.x/introduction.html': page,
  'build/assets/js/main.0123abcd.js': script,
});
const built = path.join(dir, 'build');

async function pack(name: string, isPlainHost: boolean, isCompressed: boolean) {
  const out = path.join(dir, name);
  const site = await readSite(built, settings);
  await packSite({dir: built, out, site, isPlainHost, isCompressed});
  return {
    has: (file: string) => existsSync(path.join(out, file)),
    read: (file: string) => readFile(path.join(out, file)),
  };
}

it('puts the site in the folder of its base path, and files for hosts in the root', async () => {
  const {has, read} = await pack('plain', false, false);
  expect((await read('docs/5.x.html')).toString()).toBe(page);
  expect((await read('404.html')).toString()).toContain('Not here');
  expect((await read('robots.txt')).toString()).toBe('User-agent: *');
  expect((await read('_redirects')).toString()).toContain(
    '/docs/introduction /docs/getting-started/introduction 301',
  );
  expect((await read('_headers')).toString()).toContain('Content-Security-Policy');
  expect(has('docs/5.x.html.br')).toBe(false);
});

it('adds compressed copies with the same content', async () => {
  const {has, read} = await pack('compressed', false, true);
  expect(brotliDecompressSync(await read('docs/index.html.br')).toString()).toBe(page);
  expect(gunzipSync(await read('docs/assets/js/main.0123abcd.js.gz')).toString()).toBe(script);
  // Too small to compress.
  expect(has('docs/404.html.br')).toBe(false);
});

it('adds policies to pages, and pages for redirects, for hosts without headers', async () => {
  const {has, read} = await pack('host', true, false);
  expect((await read('docs/5.x.html')).toString()).toContain(
    'http-equiv="Content-Security-Policy"',
  );
  expect((await read('docs/introduction.html')).toString()).toContain(
    'url=/docs/getting-started/introduction',
  );
  expect(has('_headers')).toBe(false);
  expect((await read('docs/assets/js/main.0123abcd.js')).toString()).toBe(script);
});
