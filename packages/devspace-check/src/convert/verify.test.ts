import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {verifyCase} from './verify.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'verify-convert-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A program that prints configs, or refuses those of one version. */
function standIn(prints: string, refuses = 'none'): {readonly path: string} {
  const file = path.join(folder, `devspace-${refuses}-${prints.length}`);
  const script = `#!${process.execPath}
const text = require('node:fs').readFileSync('devspace.yaml', 'utf8');
if (text.includes('version: ${refuses}')) {
  console.error('fatal error');
  process.exit(1);
}
console.log('info a line of the log');
console.log(text.includes('v2beta1') ? text : ${JSON.stringify(prints)});
`;
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return {path: file};
}

const config = 'version: v1beta11\nname: acme\nimages:\n  api: {image: acme/api}\n';
const same = 'version: v2beta1\nname: acme\nimages: {api: {image: acme/api}}\n';
const other = same.replace('acme/api', 'acme/other');

describe('verifyCase', () => {
  it('accepts a result that prints the same', async () => {
    expect(await verifyCase({name: 'a', config}, standIn(same))).toEqual([]);
  });

  it('reports each difference that the case does not list', async () => {
    const lines = ['- images.api.image: "acme/other"', '+ images.api.image: "acme/api"'];
    const program = standIn(other);
    expect(await verifyCase({name: 'a', config}, program)).toEqual(lines);
    expect(await verifyCase({name: 'a', config, differs: {reason: '', lines}}, program)).toEqual(
      [],
    );
  });

  it('reports a listed difference that does not exist', async () => {
    const differs = {reason: '', lines: ['+ a: 1']};
    expect(await verifyCase({name: 'a', config, differs}, standIn(same))).toEqual([
      'missing: + a: 1',
    ]);
  });

  it('reports a refused result, but not a refused old config', async () => {
    expect(await verifyCase({name: 'a', config}, standIn(same, 'v2beta1'))).toEqual([
      'the result is refused: fatal error',
    ]);
    expect(await verifyCase({name: 'a', config}, standIn(same, 'v1beta11'))).toEqual([]);
  });
});
