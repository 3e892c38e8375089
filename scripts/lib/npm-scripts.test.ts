/** `npm test` runs other scripts with arguments, and npm drops those that miss a `--` on the way. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The scripts under test; every other script only prints its name and its arguments. */
const REAL = ['test', 'test:sources', 'generate'];

/** Runs the real scripts with npm, and returns what the others print. */
function runTest(): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-scripts-'));
  try {
    const fakes = Object.entries(scripts).map(([name, script]) => [
      name,
      REAL.includes(name) ? script : `echo run ${name}`,
    ]);
    const json = {private: true, scripts: Object.fromEntries(fakes) as unknown};
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(json));
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    const {stdout, stderr, status} = spawnSync('npm test', {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    return stdout.split('\n').filter((line) => line.startsWith('run '));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

it('npm test passes --check to each generator and --strict to the build', () => {
  const generators = Object.keys(scripts).filter((name) => name.startsWith('generate:'));
  const lines = runTest();
  expect(lines.filter((line) => line.startsWith('run generate'))).toEqual(
    generators.map((name) => `run ${name} --check`),
  );
  expect(lines).toContain('run build --strict');
}, 60_000);
