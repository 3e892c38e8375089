import {describe, expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {fences} from './fences.ts';

function problemsOf(...lines: readonly string[]): string[] {
  return brief(check(fences, {'docs/a.mdx': page('A', lines.join('\n'))}));
}

describe('languages', () => {
  it.each(['bash', 'sh', 'yaml', 'mermaid', 'text', 'dockerfile'])('knows %s', (language) => {
    expect(problemsOf(`\`\`\`${language}`, 'a', '```')).toEqual([]);
  });

  it('suggests the language that was meant', () => {
    const [problem] = check(fences, {'docs/a.mdx': page('A', '```yamll\na: 1\n```')});
    expect(problem).toMatchObject({
      message: 'unknown language "yamll"',
      hint: 'did you mean `yaml`?',
    });
  });

  it('looks into lists and elements', () => {
    expect(problemsOf('- item', '', '  ```', '  a', '  ```')).toEqual([
      'docs/a.mdx:7:3 the code block has no language',
    ]);
    expect(problemsOf('<Tabs>', '', '```', 'a', '```', '', '</Tabs>')).toEqual([
      'docs/a.mdx:7:1 the code block has no language',
    ]);
  });

  it('refuses line numbers and unknown words behind the language', () => {
    expect(problemsOf('```yaml title="a.yaml" wrap', 'a: 1', '```')).toEqual([]);
    expect(problemsOf('```yaml {1,3}', 'a: 1', '```')).toEqual([
      'docs/a.mdx:5:1 unknown code block attribute "{1,3}"',
    ]);
    expect(problemsOf('```yaml showLineNumbers', 'a: 1', '```')).toEqual([
      'docs/a.mdx:5:1 unknown code block attribute "showLineNumbers"',
    ]);
  });
});

describe('highlight comments', () => {
  it('accepts balanced ones', () => {
    expect(
      problemsOf(
        '```yaml',
        '# highlight-start',
        'a: 1',
        '# highlight-end',
        '# highlight-next-line',
        'b: 2',
        '```',
      ),
    ).toEqual([]);
  });

  it.each([
    [['# highlight-start', 'a: 1'], 6, 'highlight-start without highlight-end'],
    [['a: 1', '# highlight-end'], 7, 'highlight-end without highlight-start'],
    [
      ['# highlight-start', 'a: 1', '# highlight-start', 'b: 2', '# highlight-end'],
      8,
      'nested highlight-start',
    ],
    [['a: 1', '# highlight-next-line'], 7, 'highlight-next-line has no line to highlight'],
    [['# highlight-nextline', 'a: 1'], 6, 'unknown comment "highlight-nextline"'],
  ])('refuses %j', (code, line, message) => {
    expect(problemsOf('```yaml', ...code, '```')).toEqual([`docs/a.mdx:${line}:1 ${message}`]);
  });

  it('names line and column of the source in an indented block', () => {
    expect(problemsOf('- item', '', '  ```bash', '  ls', '  # highlight-end', '  ```')).toEqual([
      'docs/a.mdx:9:3 highlight-end without highlight-start',
    ]);
  });
});

describe('shell blocks', () => {
  it('refuses a prompt on any line', () => {
    expect(problemsOf('```bash', 'ls', '$ devspace dev', '```')).toEqual([
      'docs/a.mdx:7:1 the command starts with a prompt',
    ]);
  });

  it('lets variables and other languages pass', () => {
    expect(problemsOf('```bash', '$HOME/bin/devspace dev', '```')).toEqual([]);
    expect(problemsOf('```text', '$ devspace dev', '```')).toEqual([]);
  });
});

describe('shell syntax', () => {
  it.each([
    ['devspace run test "a b', '7:19 invalid shell syntax: unterminated double quote'],
    ['if true; then\n  devspace dev', "8:15 invalid shell syntax: expected 'fi' to close 'if'"],
    ['devspace deploy &&', "7:19 invalid shell syntax: expected command after '&&'"],
  ])('finds the error in %j', (code, expected) => {
    expect(problemsOf('```bash', 'cd api', code, '```')).toEqual([`docs/a.mdx:${expected}`]);
  });

  it('accepts placeholders, and everything in other languages', () => {
    expect(problemsOf('```sh', 'devspace enter -- <command>', '```')).toEqual([]);
    expect(problemsOf('```text', 'echo "', '```')).toEqual([]);
  });
});

describe('titles', () => {
  it.each([
    ['version: v2beta1\nname: my-app', 'devspace.yaml'],
    ['version: v1beta11', 'devspace.yaml'],
    ['apiVersion: v1\nkind: Secret', 'secret.yaml'],
    ['apiVersion: v2\nname: api\nversion: 1.0.0', 'Chart.yaml'],
  ])('asks for one on the whole file %j', (code, name) => {
    const [problem] = check(fences, {'docs/a.mdx': page('A', `\`\`\`yaml\n${code}\n\`\`\``)});
    expect(problem).toMatchObject({line: 5, hint: `add \`title="${name}"\``});
  });

  it.each([
    ['a part of a file', 'dev:\n  api: {}'],
    [
      'a sample that says what it leaves out',
      '# The deployments stay as they are.\nversion: v2beta1',
    ],
    ['a version that is no config version', 'version: 1.0.0'],
    ['YAML with an error', 'a: [1\nversion: v2beta1'],
  ])('asks for none on %s', (_, code) => {
    expect(problemsOf('```yaml', code, '```')).toEqual([]);
  });

  it('is content with a title, and refuses an empty one', () => {
    expect(problemsOf('```yaml title="devspace.yaml"', 'version: v2beta1', '```')).toEqual([]);
    expect(problemsOf('```yaml title=""', 'a: 1', '```')).toEqual([
      'docs/a.mdx:5:1 the title is empty',
    ]);
  });
});
