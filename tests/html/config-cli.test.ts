/** The published CLI has to work without the packages and files of this repository. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {CLI_FILE, CLI_PACKAGE} from '@devspace-docs/devspace-check/node';
import {buildDir, readBuilt} from '../lib/built-site.ts';

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
  ['', ['--version'], 0, 'devspace-check 2.'],
  ['', ['--help'], 0, 'Usage: devspace-check'],
])('%j with %j', (config, args, status, output) => {
  const result = run(config, ...args);
  expect(result.output).toContain(output);
  expect(result.status).toBe(status);
});

it('has a checksum', () => {
  const hash = createHash('sha256').update(readBuilt(CLI_FILE)).digest('hex');
  expect(readBuilt(`${CLI_FILE}.sha256`)).toBe(`${hash}  ${program}\n`);
});

it('is a language server', () => {
  const request = {jsonrpc: '2.0', id: 1, method: 'initialize', params: {capabilities: {}}};
  const text = JSON.stringify(request);
  const {stdout} = spawnSync(process.execPath, [program, 'lsp'], {
    cwd: folder,
    encoding: 'utf8',
    input: `Content-Length: ${text.length}\r\n\r\n${text}`,
  });
  expect(stdout).toContain('"serverInfo":{"name":"devspace-check"');
});

it('names the licenses of its packages', () => {
  const notices = readBuilt('third-party-licenses.txt');
  for (const name of [
    'diff',
    'fdir',
    'picomatch',
    'tinyglobby',
    'unbash',
    'vscode-languageserver',
    'yaml',
  ])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

describe('the package', () => {
  const source = path.resolve(buildDir, CLI_PACKAGE);
  const checkout = path.join(folder, 'checkout');
  const broken = 'version: v2beta1\nname: my-app\nimags: {}\n';

  // `npm test` sets variables of npm that name this repository.
  const outside = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
  );

  function execute(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const options = {cwd: checkout, encoding: 'utf8', env: {...outside, ...env}} as const;
    return spawnSync(command, args, options);
  }

  it('installs a command with npm, offline', () => {
    mkdirSync(path.join(checkout, 'my app'), {recursive: true});
    writeFileSync(path.join(checkout, 'my app/devspace.yaml'), broken);
    const packed = execute('npm', ['pack', '--pack-destination', folder, source]);
    const archive = path.join(folder, packed.stdout.trim());
    const list = execute('tar', ['-tzf', archive]).stdout.trim().split('\n');
    expect(list.map((file) => path.relative('package', file)).sort()).toEqual([
      '.pre-commit-hooks.yaml',
      'CHANGELOG',
      'LICENSE',
      'README',
      'action.yml',
      'devspace-check.mjs',
      'package.json',
      'report.schema.json',
      'settings.schema.json',
    ]);
    const prefix = path.join(folder, 'global');
    const install = ['install', '--global', '--offline', '--no-audit', '--prefix', prefix, archive];
    expect(execute('npm', install).status).toBe(0);

    // pre-commit installs the package like this, and passes the changed files.
    const [hook = expect.fail()] = parse(
      readFileSync(path.join(source, '.pre-commit-hooks.yaml'), 'utf8'),
    ) as Array<{entry: string; files: string}>;
    expect('my app/devspace.yaml').toMatch(new RegExp(hook.files));
    expect('my app/devspace.yaml.tpl').not.toMatch(new RegExp(hook.files));
    const {status, stdout} = execute(path.join(prefix, 'bin', hook.entry), [
      'my app/devspace.yaml',
    ]);
    expect(stdout).toContain('my app/devspace.yaml:3:1: error: imags');
    expect(status).toBe(1);
  });

  it('can be published, and its changelog has the version', () => {
    const {name, version} = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    mkdirSync(checkout, {recursive: true});
    const {status, stdout} = execute('npm', ['publish', '--dry-run', '--offline', source]);
    expect(stdout).toContain(`+ ${name}@${version}`);
    expect(status).toBe(0);
    expect(readFileSync(path.join(source, 'CHANGELOG'), 'utf8')).toContain(`## ${version}\n`);
  });

  it.each([
    ['.', 'false', 1],
    ['my app/devspace.yaml\n', 'false', 1],
    ['warning.yaml\n', 'false', 0],
    ['warning.yaml', 'true', 1],
    ['--help', 'false', 2],
    ['$(touch injected)', 'false', 2],
  ])('runs as a GitHub action with the files %j and strict %s', (files, strict, status) => {
    mkdirSync(path.join(checkout, 'my app'), {recursive: true});
    writeFileSync(path.join(checkout, 'my app/devspace.yaml'), broken);
    writeFileSync(path.join(checkout, 'warning.yaml'), 'version: v2beta1\n');
    const action = path.join(checkout, '.github/actions/devspace-check');
    cpSync(source, action, {recursive: true});
    const {runs} = parse(readFileSync(path.join(action, 'action.yml'), 'utf8')) as {
      runs: {steps: Array<{env: Record<string, string>; run: string}>};
    };
    const [step = expect.fail()] = runs.steps;
    const inputs: Record<string, string> = {'inputs.files': files, 'inputs.strict': strict};
    const env = Object.fromEntries(
      Object.entries(step.env).map(([name, value]) => [
        name,
        value.replace(/^\$\{\{ (.*) \}\}$/, (_, key: string) => inputs[key] ?? expect.fail()),
      ]),
    );
    // The options with which GitHub starts Bash.
    const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run];
    const result = execute('bash', bash, {...env, GITHUB_ACTION_PATH: action});
    expect(result.status).toBe(status);
    if (files === '.')
      expect(result.stdout).toContain('::error file=my app/devspace.yaml,line=3,endLine=3,col=1');
  });
});
