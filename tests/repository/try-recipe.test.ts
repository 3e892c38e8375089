/** Runs .ci/try-recipe with a program in place of DevSpace. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findFreePort} from '../lib/free-port.ts';

const SCRIPT = path.resolve('.ci/try-recipe');
const folder = mkdtempSync(path.join(tmpdir(), 'try-recipe-'));
afterAll(() => rmSync(folder, {recursive: true}));

let port = 0;

beforeAll(async () => {
  port = await findFreePort();
  mkdirSync(path.join(folder, 'build/guides/recipes'), {recursive: true});
  const files = {'api/app.txt': strToU8('Hello')};
  writeFileSync(path.join(folder, 'build/guides/recipes/api.zip'), zipSync(files));
  // `dev` serves the file, as it is or as it was at the start.
  const program = `#!${process.execPath}
const {appendFileSync, readFileSync} = require('node:fs');
const args = process.argv.slice(2);
appendFileSync(${JSON.stringify(path.join(folder, 'calls'))}, args.join(' ') + '\\n');
if (args[0] === 'dev') {
  const first = readFileSync('app.txt');
  const read = () => (process.env.STALE ? first : readFileSync('app.txt'));
  require('node:http').createServer((request, response) => response.end(read())).listen(${port});
  console.log('Sync started');
}
`;
  writeFileSync(path.join(folder, 'devspace'), program, {mode: 0o755});
});

async function run(env: NodeJS.ProcessEnv = {}): Promise<{code: number; output: string}> {
  const child = spawn(SCRIPT, ['api', 'app.txt'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      URL: `http://127.0.0.1:${port}`,
      LIMIT: '5',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return {code, output};
}

it('changes a file in a session, ends it and purges the project', {timeout: 60_000}, async () => {
  const {code, output} = await run();
  expect(output).toContain('api: responds with "Welcome"');
  expect(code).toBe(0);
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8');
  expect(calls).toBe('use namespace api\ndev\npurge\n');
});

it('fails with the log of the session if a change has no effect', {timeout: 60_000}, async () => {
  const {code, output} = await run({STALE: 'true'});
  expect(code).toBe(1);
  expect(output).toMatch(/doesn't respond with "Welcome"[^]*Sync started/);
});
