import {describe, expect, it} from 'vitest';
import {brief, check, docsPath, page} from '../testing.ts';
import {commandLines} from './command-lines.ts';

const old = docsPath('5.x');

/** Problems without the name of the file; bodies begin on line 5. */
function problemsOf(body: string, path = docsPath('6.x')): string[] {
  return brief(check(commandLines, {[path]: page('A', body)}, [path])).map((problem) =>
    problem.slice(path.length + 1),
  );
}

function shell(...lines: readonly string[]): string {
  return ['```bash', ...lines, '```'].join('\n');
}

describe('shell blocks', () => {
  it('name line and column of the wrong word', () => {
    expect(problemsOf(shell('cd app', 'devspace dev -n a && devspace purge --frce'))).toEqual([
      '7:37 `devspace purge` has no flag `--frce` in 6.x',
    ]);
    expect(problemsOf(shell('devspace dev \\', '  --tag'))).toEqual([
      '7:3 `--tag` requires a value',
    ]);
  });

  it('are found in lists, tabs and partials', () => {
    expect(problemsOf('- item\n\n  ```sh\n  devspace dve\n  ```')).toEqual([
      '8:12 no command `devspace dve` in 6.x',
    ]);
    expect(problemsOf(`<TabItem value="a">\n\n${shell('devspace dve')}\n\n</TabItem>`)).toEqual([
      '8:10 no command `devspace dve` in 6.x',
    ]);
    expect(problemsOf(shell('devspace dve'), docsPath('6.x', '_a.mdx'))).toEqual([
      '6:10 no command `devspace dve` in 6.x',
    ]);
  });

  it('may be of PowerShell', () => {
    expect(problemsOf('```powershell\ndevspace dev `\n  --frce\n```')).toEqual([
      '7:3 `devspace dev` has no flag `--frce` in 6.x',
    ]);
  });

  it('need all arguments, which text does not', () => {
    expect(problemsOf(shell('devspace add plugin'))).toEqual([
      '6:14 `devspace add plugin` requires an argument: `source`',
    ]);
    expect(problemsOf('See `devspace add plugin` and `devspace dev -n`.')).toEqual([]);
  });

  it('are let alone when they say why', () => {
    expect(problemsOf('```bash unchecked="Shows a mistake."\ndevspace dve\n```')).toEqual([]);
  });

  it('belong to another line when it is named', () => {
    const call = 'devspace use profile ci';
    expect(problemsOf(`With 5.x:\n\n${shell(call)}`)).toEqual([]);
    expect(problemsOf(shell(`${call} # 5.x`))).toEqual([]);
    expect(problemsOf('```bash title="DevSpace 5"\ndevspace use profile ci\n```')).toEqual([]);
    expect(problemsOf(`<TabItem label="5.x">\n\n${shell(call)}\n\n</TabItem>`)).toEqual([]);
    expect(problemsOf(`In 4.x, too.\n\nText.\n\n${shell(call)}`)).toHaveLength(1);
  });
});

describe('code in text', () => {
  it('is judged by the version of the page', () => {
    expect(problemsOf('Run `devspace use profile`.', old)).toEqual([]);
    expect(problemsOf('Run `devspace use profile`.')).toEqual([
      '5:19 `devspace use profile` is a command of 5.x, not of 6.x',
    ]);
    expect(problemsOf('Run `devspace run-pipeline`.', old)).toEqual([
      expect.stringMatching(/^5:15 `devspace run-pipeline` is a command of .*, not of 5\.x$/),
    ]);
  });

  it.each([
    'In 5.x, run `devspace use profile`.',
    '| 5.x | 6.x |\n|---|---|\n| `devspace use profile` | `-p` |',
    '[`devspace use profile`](/5.x/b) is gone.',
  ])('may be of another version in %j', (body) => {
    const files = {
      'docs/a.mdx': page('A', body),
      'versioned_docs/version-5.x/b.mdx': page('B', 'Text.'),
    };
    expect(brief(check(commandLines, files))).toEqual([]);
  });

  it('is no call unless it begins like one', () => {
    expect(problemsOf("`couldn't execute 'devspace dve'` and `my-devspace dve`")).toEqual([]);
    expect(problemsOf('`CI=true devspace dve`')).toEqual(['5:19 no command `devspace dve` in 6.x']);
  });
});

describe('samples', () => {
  const lines = (...code: readonly string[]): string => ['```yaml', ...code, '```'].join('\n');

  it('call DevSpace in their scripts', () => {
    const body = lines(
      'version: v2beta1',
      'pipelines:',
      '  dev: |-',
      '    run_watch -- devspace dve',
      'commands:',
      '  a: devspace --frce dev',
      '  b: {command: "devspace purge -q"}',
      'hooks:',
      '  - {command: devspace deploy --tag, events: [print]}',
      'vars:',
      '  V: {question: "devspace dve?"}',
    );
    expect(problemsOf(body)).toEqual([
      '9:27 no command `devspace dve` in 6.x',
      '11:15 `devspace dev` has no flag `--frce` in 6.x',
      '12:32 `devspace purge` has no flag `-q` in 6.x',
      '14:31 `--tag` requires a value',
    ]);
  });

  it('belong to the version of their config', () => {
    const body = lines(
      'version: v1beta11',
      'commands:',
      '- {name: a, command: devspace use profile x}',
    );
    expect(problemsOf(body)).toEqual([]);
    const newer = lines('version: v2beta1', 'commands: {a: devspace use profile x}');
    expect(problemsOf(newer, old)).toEqual([
      '7:28 `devspace use profile` is a command of 5.x, not of 6.x',
    ]);
  });

  it('may be parts of files, and files of CI systems', () => {
    expect(problemsOf('```yaml path="commands"\na: devspace dve\n```')).toHaveLength(1);
    expect(problemsOf(lines('jobs:', '  script:', '    - devspace dve'))).toEqual([
      '8:16 no command `devspace dve` in 6.x',
    ]);
    expect(problemsOf('```json\n{"scripts": {"dev": "devspace dve"}}\n```')).toEqual([
      '6:31 no command `devspace dve` in 6.x',
    ]);
  });

  it('declare flags and commands for the whole page', () => {
    const flags = lines(
      'pipelines:',
      '  deploy:',
      '    run: "true"',
      '    flags:',
      '      - {name: stage, short: S, type: string}',
    );
    expect(problemsOf(`${flags}\n\n${shell('devspace deploy -S qa')}`)).toEqual([]);
    expect(problemsOf(shell('devspace deploy -S qa'))).toHaveLength(1);
    const plugin = lines(
      'name: a',
      'binaries: []',
      'commands:',
      '  - {name: hello}',
      '  - {name: extras, subCommand: list}',
    );
    expect(problemsOf(`${plugin}\n\n\`devspace hello\`, \`devspace list extras\``)).toEqual([]);
  });
});
