import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {writeHelp} from './write-help.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'write-help-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A program with subcommands, one of which prints no help, like `devspace list namespaces`. */
function standIn(): string {
  const file = path.join(folder, 'devspace');
  const script = `#!${process.execPath}
const args = process.argv.slice(2);
if (args.pop() !== '--help' || process.env.DEVSPACE_SKIP_VERSION_CHECK !== 'true') process.exit(3);
const subcommands = {'': ['dev', 'help', 'list'], list: ['namespaces', 'vars']}[args.join(' ')] ?? [];
if (args.at(-1) === 'namespaces') console.error('fatal new kube client: kube config is invalid');
else console.log([
  'Does its work', '', 'Usage:', '  devspace ' + args.join(' '), '', 'Available Commands:',
  ...subcommands.map((name) => '  ' + name + '   Does ' + name), '', 'Flags:', '  -h, --help   help',
].join('\\n'));
`;
  writeFileSync(file, script, {mode: 0o755});
  return file;
}

it('writes the help of all commands, and lists those without', async () => {
  const output = path.join(folder, 'help');
  const program = {path: standIn(), release: '6.4.0', version: '6.x'} as const;
  expect(await writeHelp(program, output)).toEqual(['devspace list namespaces']);
  expect(readdirSync(output)).toEqual([
    'devspace.txt',
    'devspace_dev.txt',
    'devspace_list.txt',
    'devspace_list_vars.txt',
  ]);
  expect(readFileSync(path.join(output, 'devspace_list_vars.txt'), 'utf8')).toContain('Usage:');
});
