import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {Files} from '../testing.ts';
import {hashInputs, readResult, writeResult} from './saved-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'saved-check-'));

afterAll(() => rmSync(folder, {recursive: true}));

function hash(files: Files): string {
  return hashInputs({files: new Set(Object.keys(files)), read: (file) => files[file] ?? ''});
}

describe('hashInputs', () => {
  const files = {'docs/a.mdx': 'a', 'schema/a.json': '{}', 'static/a.svg': '', 'README.md': ''};

  it.each([
    ['a page', {'docs/a.mdx': 'b'}],
    ['data', {'schema/a.json': '[]'}],
    ['code', {'packages/content-lint/src/rules/a.ts': ''}],
    ['a file that a page can refer to', {'static/b.svg': ''}],
  ])('changes with %s', (_, changed) => {
    expect(hash({...files, ...changed})).not.toBe(hash(files));
  });

  it('changes if a page is renamed', () => {
    const {'docs/a.mdx': text, ...others} = files;
    expect(hash({...others, 'docs/b.mdx': text})).not.toBe(hash(files));
  });

  it.each([
    ['what a build writes', {'build-hosting/nginx.conf': 'a', 'build/index.html': 'b'}],
    ['the contents of other files', {'README.md': 'b'}],
  ])('stays the same with %s', (_, changed) => {
    expect(hash({...files, ...changed})).toBe(hash(files));
  });
});

describe('a saved result', () => {
  const file = join(folder, 'cache', 'check.json');
  const result = {statistics: [], problems: []};

  it('is read for the same inputs only', () => {
    expect(readResult(file, 'a')).toBeUndefined();
    writeResult(file, 'a', result);
    expect(readResult(file, 'a')).toMatchObject(result);
    expect(readResult(file, 'b')).toBeUndefined();
  });

  it('leaves no other file', () => {
    writeResult(file, 'b', result);
    expect(readdirSync(join(folder, 'cache'))).toEqual(['check.json']);
  });
});
