import {describe, expect, it} from 'vitest';
import {configFormats} from '../schema/formats.ts';
import {runCheckCli} from './run.ts';

const files: Readonly<Record<string, string>> = {
  'old.yaml':
    '\uFEFFversion: v1beta11\r\nname: acme # ours\r\nvars:\r\n  - name: A\r\n    default: ${B}\r\n',
  'new.yaml': 'version: v2beta1\nname: acme\n',
  'broken.yaml': 'version: v1beta11\nimages: {\n',
  'unknown.yaml': 'version: v1beta99\n',
};

const CONVERTED =
  '\uFEFFversion: v2beta1\r\nname: acme # ours\r\nvars:\r\n  A:\r\n    default: ${B}\r\n    alwaysResolve: false\r\n';

async function run(...args: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const written: Record<string, string> = {};
  const system = {
    readFile: (file: string) => Promise.resolve(new TextEncoder().encode(files[file])),
    findKind: (name: string) => Promise.resolve(name in files ? ('file' as const) : undefined),
    listFolder: () => Promise.resolve([]),
    print: (text: string) => void printed.push(text),
    printError: (text: string) => void errors.push(text),
    writeFile: (file: string, text: string) => {
      written[file] = text;
      return Promise.resolve();
    },
  };
  const code = await runCheckCli(['convert', ...args], configFormats, system, {
    version: '1.2.3',
    url: undefined,
  });
  return {code, printed: printed.join('\n'), errors: errors.join('\n'), written};
}

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

  it('prints the differences', async () => {
    const {printed} = await run('--diff', 'old.yaml');
    expect(printed).toContain('-  - name: A');
    expect(printed).toContain('+  A:');
  });

  it.each([
    ['broken.yaml', 1, 'broken.yaml:2: invalid YAML'],
    ['unknown.yaml', 1, "unknown.yaml:1: the format `v1beta99` can't be converted"],
    ['missing.yaml', 2, 'no such file'],
    ['--nope', 2, 'Unknown option'],
  ])('explains %s, and writes nothing', async (argument, wanted, message) => {
    const {code, errors, written} = await run('-w', argument, 'old.yaml');
    expect({code, written}).toEqual({code: wanted, written: {}});
    expect(errors).toContain(message);
  });
});
