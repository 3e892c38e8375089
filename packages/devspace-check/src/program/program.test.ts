import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {compareConfig} from './compare.ts';
import {readComparedCases} from './cases.ts';
import {openProgram, runProgram} from './program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'devspace-program-'));
afterAll(() => rmSync(folder, {recursive: true}));

const label = '6.x';

/** A program that behaves like DevSpace for configs that say how they want to be treated. */
function standIn(name: string, release = 'DevSpace version 6.3.21'): string {
  const file = path.join(folder, name);
  const script = `#!${process.execPath}
const {existsSync, readFileSync} = require('node:fs');
const args = process.argv.slice(2);
if (args[0] === '--version') console.log(${JSON.stringify(release)});
else if (existsSync(process.env.KUBECONFIG) || process.env.HOME.startsWith(${JSON.stringify(folder)})) process.exit(3);
else {
  const text = readFileSync('devspace.yaml', 'utf8');
  const profile = args[args.indexOf('-p') + 1];
  if (text.includes('hangs')) setInterval(() => {}, 1000);
  else if (text.includes('asks') && !args.includes('--var')) console.log('? Please enter a value');
  else if (text.includes('refused') || (args.includes('-p') && profile === 'broken')) {
    console.error('\\u001b[31mfatal\\u001b[0m error loading config: yaml: line 3: bad');
    process.exit(1);
  } else console.log(text + (existsSync('shared/a.yaml') ? readFileSync('shared/a.yaml', 'utf8') : ''));
}
`;
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return file;
}

describe('openProgram', () => {
  it('reads the release', async () => {
    expect(await openProgram(standIn('devspace'), label)).toMatchObject({
      release: '6.3.21',
      version: label,
    });
  });

  it('explains what is wrong with a program', async () => {
    const text = path.join(folder, 'text');
    writeFileSync(text, '');
    await expect(openProgram(path.join(folder, 'none'))).rejects.toThrow('no such file');
    await expect(openProgram(text)).rejects.toThrow("isn't executable");
    await expect(openProgram(standIn('other', 'hello'))).rejects.toThrow('prints no release');
    await expect(openProgram(standIn('old', '5.18.5'), label)).rejects.toThrow(
      'is DevSpace 5.18.5, not 6.x',
    );
    await expect(openProgram(standIn('future', '99.0.0'))).rejects.toThrow("don't describe");
  });
});

it('stops a program that takes too long, and ignores files outside of the folder', async () => {
  const program = {path: standIn('slow')};
  const files = {'devspace.yaml': 'hangs', '../outside.yaml': '', '/absolute.yaml': ''};
  expect(await runProgram(program, ['print'], files, 1)).toMatchObject({code: undefined});
  const shared = {'devspace.yaml': 'a\n', 'shared/a.yaml': 'b\n'};
  expect(await runProgram(program, ['print'], shared)).toMatchObject({code: 0, output: 'a\nb\n\n'});
});

describe('compareConfig', () => {
  const compare = async (text: string): Promise<string[]> => {
    const program = await openProgram(standIn('devspace'));
    const config = {file: 'a.mdx', lineOf: (line: number) => line + 10, text};
    const found = await compareConfig(config, program);
    return found.map(({file, line, message}) => `${file}:${line}: ${message}`);
  };
  const start = 'version: v2beta1\nname: my-app\n';

  it.each([
    ['an accepted config', start],
    ['a refused config', `${start}imags: {} # refused\n`],
    ['an error that only commands report', `${start}pipelines:\n  dev: start_dev x # refused\n`],
    ['a question that gets an answer', `${start}vars: {A: {question: asks}}\n`],
  ])('reports nothing for %s', async (_, text) => {
    expect(await compare(text)).toEqual([]);
  });

  it('reports both verdicts', async () => {
    expect(await compare(`${start}# refused\n`)).toEqual([
      'a.mdx:13: the check accepts it, DevSpace 6.3.21 rejects it (fatal error loading config: yaml: line 3: bad)',
    ]);
    expect(await compare(`${start}imags: {}\n`)).toEqual([
      'a.mdx:13: the check rejects it (imags: unknown field `imags`), DevSpace 6.3.21 accepts it',
    ]);
    expect(await compare(`${start}# asks\n`)).toEqual([
      "a.mdx:11: the check accepts it, DevSpace 6.3.21 doesn't print the config: ? Please enter a value",
    ]);
  });

  it('skips a config whose requirements are missing', async () => {
    const program = await openProgram(standIn('devspace'));
    const text = `${start}require: {commands: [{name: helm, version: '>= 3.0.0'}]} # refused\n`;
    const [skipped] = await compareConfig({file: 'a.mdx', lineOf: (line) => line, text}, program);
    expect(skipped?.isSkipped).toBe(true);
    expect(skipped?.message).toContain('not compared, because it requires helm: fatal');
  });

  it('compares each profile', async () => {
    const text = `${start}profiles:\n  - {name: fine}\n  - {name: broken}\n`;
    expect(await compare(text)).toEqual([
      expect.stringContaining('accepts it, DevSpace 6.3.21 with the profile broken rejects it'),
    ]);
    const wrong = `${start}profiles:\n  - {name: p, merge: {images: {a: {imge: x}}}}\n`;
    expect(await compare(wrong)).toEqual([
      expect.stringMatching(/^a\.mdx:14: the check rejects it \(.*with the profile p accepts it$/),
    ]);
  });
});

it.each(versions)('finds cases of $label in the lines of their files', ({label: version}) => {
  const cases = readComparedCases(version);
  expect(cases.length).toBeGreaterThan(5);
  for (const {file, lineOf, text} of cases) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const last = text.trimEnd().split('\n');
    if (text !== '') expect(lines[lineOf(last.length) - 1]?.trim()).toContain(last.at(-1)?.trim());
  }
});
