import {describe, expect, it} from 'vitest';
import {configFormats} from '../schema/formats.ts';
import {runCheckCli} from './run.ts';

const files: Readonly<Record<string, string>> = {
  'devspace.yaml': 'version: v2beta1\nname: my-app\n',
  'warning.yaml': 'version: v2beta1\n',
  'error.yaml': 'version: v2beta1\nname: my-app\nimags: {}\n',
  'old.yaml': 'version: v1beta11\ndev: {}\n',
  'binary.yaml': '\0',
};

async function run(...args: string[]): Promise<{code: number; output: string}> {
  const lines: string[] = [];
  const print = (text: string): void => {
    lines.push(text);
  };
  const code = await runCheckCli(args, configFormats, {
    readFile: (file) => {
      const text = files[file];
      if (text === undefined) return Promise.reject(new Error('no such file'));
      return Promise.resolve(new TextEncoder().encode(text));
    },
    print,
    printError: print,
  });
  return {code, output: lines.join('\n')};
}

describe('the config check CLI', () => {
  it.each<[string[], number, string]>([
    [[], 0, ''],
    [['error.yaml'], 1, 'error.yaml:3:1: error: imags: unknown field `imags`'],
    [['error.yaml', 'old.yaml'], 1, 'fix: did you mean `images`?'],
    [['warning.yaml'], 0, 'warning.yaml:1:1: warning: `name` is missing'],
    [['--strict', 'warning.yaml'], 1, 'warning'],
    [['old.yaml'], 0, ''],
    [['--config-version', 'v2beta1', 'old.yaml'], 1, 'expected `v2beta1`'],
    [['--config-version', '6.x', 'old.yaml'], 1, 'expected `v2beta1`'],
    [['--json', 'error.yaml'], 1, '"path": "imags"'],
    [['--help'], 0, 'Usage: '],
    [['none.yaml'], 2, 'none.yaml: no such file'],
    [['binary.yaml'], 2, "binary.yaml: The file isn't a text file"],
    [['--config-version', 'v3', 'old.yaml'], 2, 'Unknown config version v3'],
    [['--unknown'], 2, "Unknown option '--unknown'"],
  ])('%j', async (args, code, output) => {
    const result = await run(...args);
    expect(result.output).toContain(output);
    expect(result.code).toBe(code);
  });
});
