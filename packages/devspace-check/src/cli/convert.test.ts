import {describe, expect, it} from 'vitest';
import {runOnFiles} from './testing.ts';

const files: Readonly<Record<string, string>> = {
  'old.yaml':
    '\uFEFFversion: v1beta11\r\nname: acme # ours\r\nvars:\r\n  - name: A\r\n    default: ${B}\r\n',
  'new.yaml': 'version: v2beta1\nname: acme\n',
  'old-dependency.yaml': 'version: v1beta9\nname: a\ndependencies:\n  - {source: {path: ../b}}\n',
  'broken.yaml': 'version: v1beta11\nimages: {\n',
  'alpha.yaml': 'version: v1alpha4\n',
  'none.yaml': 'images: {}\n',
  'empty.yaml': '# nothing\n',
  'manifest.yaml': 'apiVersion: v1\nkind: Pod\n---\napiVersion: v1\nkind: Pod\n',
  'mistake.yaml':
    'version: v1beta11\nname: a\nimages: {a: {image: b,\n  preferSyncOverRebuild: true}}\n',
  'unknown.yaml': 'version: v1beta99\n',
  'app/devspace.yaml': 'version: v1beta11\nname: app\n',
  'app/ci.yaml': 'version: v1beta10\nname: app\n',
  'app/chart.yaml': 'version: 1.0.0\n',
  'env/devspace.yaml': 'version: v1beta11\nname: env\nvars: [{name: A, value: b}]\n',
  'env/.env': 'B=c',
  'kept/old.yaml': 'version: v1beta11\nname: kept\n',
  'kept/old.yaml.bak': 'mine',
};

const CONVERTED =
  '\uFEFFversion: v2beta1\r\nname: acme # ours\r\nvars:\r\n  A:\r\n    default: ${B}\r\n    alwaysResolve: false\r\n';

const run = (...args: string[]) => runOnFiles(['convert', ...args], files);

describe('convert', () => {
  it('prints the result', async () => {
    const {code, printed, written} = await run('old.yaml');
    expect({code, written}).toEqual({code: 0, written: {}});
    expect(`${printed}\n`).toBe(CONVERTED);
  });

  it('writes files and backups, except those that stay the same', async () => {
    const {code, printed, written} = await run('-w', 'old.yaml', 'new.yaml');
    expect({code, printed}).toEqual({code: 0, printed: ''});
    expect(written).toEqual({'old.yaml.bak': files['old.yaml'], 'old.yaml': CONVERTED});
  });

  it('converts all old configs in a folder', async () => {
    const {code, errors, written} = await run('-w', 'app');
    expect(code).toBe(0);
    expect(errors.split('\n').at(-1)).toBe('  devspace-check app/ci.yaml');
    expect(written).toEqual({
      'app/ci.yaml': 'version: v2beta1\nname: app\n',
      'app/ci.yaml.bak': files['app/ci.yaml'],
      'app/devspace.yaml': 'version: v2beta1\nname: app\n',
      'app/devspace.yaml.bak': files['app/devspace.yaml'],
    });
  });

  it.each([
    [
      'notes',
      ['--notes', 'old-dependency.yaml'],
      '# NOTE (decision): the dependency has no name: `0`',
    ],
    ['the `.env` file', ['env/devspace.yaml'], 'DEVSPACE_ENV_FILE: .env'],
    ['removed lines', ['--diff', 'old.yaml'], '-  - name: A'],
    ['added lines', ['--diff', 'old.yaml'], '+  A:'],
  ])('prints %s', async (_, args, expected) => {
    const {printed} = await run(...args);
    expect(printed).toContain(expected);
  });

  it.each([
    ['broken.yaml', 1, 'broken.yaml:2: error: invalid YAML'],
    ['unknown.yaml', 1, "unknown.yaml:1: error: the format `v1beta99` can't be converted"],
    ['missing.yaml', 2, 'missing.yaml: no such file'],
    ['alpha.yaml', 1, 'fix: first convert it to `v1beta9` with `devspace update config` of 4.x'],
    [
      'mistake.yaml',
      1,
      'mistake.yaml:4: error: `images.a.preferSyncOverRebuild`: unknown field `preferSyncOverRebuild`',
    ],
    ['none.yaml', 1, 'none.yaml:1: error: the file has no `version`'],
    [
      'empty.yaml',
      1,
      "empty.yaml:1: error: the file is empty\n  fix: use the project's `devspace.yaml`",
    ],
    [
      'manifest.yaml',
      1,
      'manifest.yaml:1: error: this is a Kubernetes manifest, not a `devspace.yaml`',
    ],
    ['--nope', 2, 'Unknown option'],
    ['kept/old.yaml', 2, 'kept/old.yaml.bak exists already'],
  ])('explains %s, and writes nothing', async (argument, wanted, message) => {
    const {code, errors, written} = await run('-w', argument, 'old.yaml');
    expect({code, written}).toEqual({code: wanted, written: {}});
    expect(errors).toContain(message);
  });

  it('says at the end how many files failed', async () => {
    const {code, errors, written} = await run('-w', 'app', 'alpha.yaml', 'mistake.yaml');
    expect({code, written}).toEqual({code: 1, written: {}});
    expect(errors.split('\n').at(-1)).toBe("2 files can't be converted; nothing was written");
  });
});
