/** A small site for tests. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import type {HostedSite} from './site.ts';

export const site: HostedSite = {
  basePath: '/docs/',
  pages: ['', '5.x', '5.x/introduction'],
  redirects: new Map([
    ['/cli/docs', '/docs/'],
    ['/docs/5.x/intro', '/docs/5.x/introduction'],
  ]),
  policy: ["default-src 'none'", "script-src 'self' 'sha256-abc='"],
  headers: {
    'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-abc='",
    'X-Content-Type-Options': 'nosniff',
  },
};

/** Writes files to a temporary folder, which is deleted after the tests. */
export function writeFiles(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  afterAll(() => rmSync(dir, {recursive: true}));
  return dir;
}
