import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readDeployment} from './deployment.ts';
import {hostingSettings} from '../../../src/config/hosting.ts';
import {writeHosting} from './write-hosting.ts';

const page = '<html><head><link href=/docs/assets/css/a.0123abcd.css></head><p>Text.';

let dir: string;

beforeAll(async () => {
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'hosting-')), 'build');
  await mkdir(dir);
  await writeFile(path.join(dir, 'index.html'), page);
});

afterAll(async () => {
  await rm(path.dirname(dir), {recursive: true});
});

it('rejects redirects to pages that do not exist, and explains how to fix them', async () => {
  await expect(writeHosting(dir, hostingSettings(readDeployment({})))).rejects.toThrow(
    /^src\/config\/redirects\.ts:\n- redirects to \/\S+, which isn't a page \(fix: redirect to a page that exists\)\n/,
  );
});
