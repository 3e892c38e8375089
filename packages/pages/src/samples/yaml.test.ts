import {describe, expect, it} from 'vitest';
import type {Location} from '../types.ts';
import {page, siteOf} from '../testing.ts';
import {maskTemplate, readYaml} from './yaml.ts';
import type {YamlFile} from '@devspace-docs/devspace-check';

/** Reads a block on a page. Its code starts on line 6. */
function read(code: string, kind: 'config' | 'plain' = 'config'): YamlFile {
  const site = siteOf({'docs/a.mdx': page('A', `\`\`\`yaml\n${code}\n\`\`\``)});
  return readYaml(site.content(site.files[0]!).fences[0]!, kind);
}

function brief({line, column, length}: Location): string {
  return `${line}:${column}+${length}`;
}

describe('locations', () => {
  const [document] = read(
    [
      'dev:',
      '  api:',
      '    sync:',
      '      - path: ./',
      '    env: &e',
      '      a: "b c"',
      '    all: *e',
    ].join('\n'),
  ).documents;

  it('finds keys, values and list items', () => {
    expect(brief(document!.locateKey(['dev', 'api']))).toBe('7:3+3');
    expect(brief(document!.locateValue(['dev', 'api', 'sync', 0, 'path']))).toBe('9:15+2');
    expect(brief(document!.locateKey(['dev', 'api', 'sync', 0]))).toBe('9:9+8');
    expect(brief(document!.locateValue(['dev', 'api', 'sync']))).toBe('8:5+4');
  });

  it('falls back to the closest existing parent', () => {
    expect(brief(document!.locateKey(['dev', 'api', 'ports', 3]))).toBe('7:3+3');
    expect(brief(document!.locateKey([]))).toBe('6:1+4');
  });

  it('resolves aliases', () => {
    expect(brief(document!.locateValue(['dev', 'api', 'all', 'a']))).toBe('11:10+5');
    expect(document!.written(['dev', 'api', 'all', 'a'])).toBe('"b c"');
  });

  it('finds the right occurrence of a word in a script', () => {
    const code = ['run: |-', '  echo api', '  # highlight-next-line', '  start api apis'].join(
      '\n',
    );
    const [script] = read(code).documents;
    const text = (script!.value as {run: string}).run;
    expect(brief(script!.locateText(['run'], text.lastIndexOf('api'), 4))).toBe('9:13+4');
    expect(brief(script!.locateText(['run'], text.indexOf('api'), 3))).toBe('7:8+3');
  });
});

describe('diagnostics', () => {
  it.each([
    ['a: 1\nb: 2\na: 3', '8:1+1 duplicate key `a`'],
    ['version: v1beta11\non: 1', '7:1+2 DevSpace reads the key `on` as true'],
    ['a:\n\t- b', "7:1+1 invalid YAML: tabs can't be used for indentation"],
  ])('reports the problem in %j', (code, expected) => {
    const [diagnostic] = read(code).diagnostics;
    expect(`${brief(diagnostic!.location)} ${diagnostic!.message}`).toBe(expected);
  });

  it('ignores keys that only DevSpace reads differently', () => {
    expect(read('on: push', 'plain').diagnostics).toEqual([]);
    expect(read('true: 1').diagnostics).toEqual([]);
  });

  it('removes highlight comments from block scalars', () => {
    const [document] = read('run: |-\n  a\n# highlight-next-line\n  b').documents;
    expect(document!.value).toEqual({run: 'a\n\nb'});
  });
});

it('masks template actions and keeps the columns', () => {
  expect(maskTemplate('a: {{ .b }} c\n  {{- if .x }}\nd: "{{ .e }}"')).toBe(
    'a: xxxxxxxx c\n\nd: "xxxxxxxx"',
  );
});
