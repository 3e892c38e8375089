/** The published CLI has to work without the packages and files of this repository. */
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {CLI_FILE} from '@devspace-docs/config-language/node';
import {buildDir} from '../lib/built-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'devspace-check-'));
const program = path.basename(CLI_FILE);
copyFileSync(path.join(buildDir, CLI_FILE), path.join(folder, program));

afterAll(() => rmSync(folder, {recursive: true}));

function run(config: string, ...args: string[]): {status: number | null; output: string} {
  writeFileSync(path.join(folder, 'devspace.yaml'), config);
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

it.each([
  ['version: v2beta1\nname: my-app\n', [], 0, 'Checked 1 file: no problems.'],
  ['version: v1beta11\nimages: {}\n', [], 0, ''],
  ['version: v1beta9\nimages: {}\n', ['devspace.yaml'], 0, ''],
  [
    'version: v2beta1\nname: my-app\npipelines:\n  dev: start_dev --al\n',
    [],
    1,
    'devspace.yaml:4:18: error: pipelines.dev: `start_dev` has no flag `--al` [scripts]\n  fix: did you mean `--all`?\n',
  ],
  ['version: v2beta1\n', ['--strict'], 1, 'warning: `name` is missing'],
  ['', ['none.yaml'], 2, 'none.yaml: no such file'],
  ['version: v2beta1\nname: my-app\n', ['.'], 0, 'Checked 1 file'],
  ['', ['--version'], 0, 'devspace-check 1.0.0+'],
  ['', ['--help'], 0, 'Usage: devspace-check'],
])('%j with %j', (config, args, status, output) => {
  const result = run(config, ...args);
  expect(result.output).toContain(output);
  expect(result.status).toBe(status);
});
