import {describe, expect, it} from 'vitest';
import type {Problem} from '../types.ts';
import {formatProblem, formatReport} from './report.ts';

const problem: Problem = {
  file: 'docs/a.mdx',
  line: 12,
  column: 13,
  length: 12,
  rule: 'links',
  severity: 'error',
  message: 'no file at docs/biuld.mdx',
  excerpt: 'See [build](./biuld.mdx).',
  hint: 'did you mean `./build.mdx`?',
  expected: ['./build.mdx'],
};

describe('formatProblem', () => {
  it('shows location, rule, message, line, caret and fix', () => {
    expect(formatProblem(problem)).toBe(
      [
        'docs/a.mdx:12:13  links  no file at docs/biuld.mdx',
        '  12 | See [build](./biuld.mdx).',
        '     |             ^^^^^^^^^^^^',
        '  fix: did you mean `./build.mdx`?',
      ].join('\n'),
    );
  });

  it('marks warnings', () => {
    expect(formatProblem({...problem, severity: 'warning'})).toContain('links  warning: no file');
  });

  function linesOf(excerpt: string, column: number, length = 1): readonly [string, string] {
    const [, line = '', caret = ''] = formatProblem({...problem, excerpt, column, length}).split(
      '\n',
    );
    return [line, caret];
  }

  it('truncates long lines around the caret', () => {
    const [line, caret] = linesOf(`${'a'.repeat(200)}X${'b'.repeat(200)}`, 201);
    expect(line.length).toBeLessThan(115);
    expect(line).toMatch(/…a+Xb+…$/);
    expect(caret.indexOf('^')).toBe(line.indexOf('X'));
  });

  it('keeps the caret within the truncated line', () => {
    const [line, caret] = linesOf('a'.repeat(400), 1, 400);
    expect(caret.length).toBeLessThanOrEqual(line.length);
  });

  it('keeps the caret under its character after tabs', () => {
    const [line, caret] = linesOf('\tX', 2);
    expect(caret.indexOf('^')).toBe(line.indexOf('X'));
  });
});

describe('formatReport', () => {
  it('reports that there are no problems', () => {
    expect(formatReport([], 1)).toBe('1 file checked, no problems.');
  });

  it('ends with the number of problems of each rule', () => {
    const report = formatReport([problem, {...problem, rule: 'a'}, problem], 7);
    expect(report.split('\n\n').at(-1)).toBe(
      '7 files checked, 3 problems:\n  a      1\n  links  2',
    );
  });
});
