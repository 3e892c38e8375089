import {describe, expect, it} from 'vitest';
import type {Task} from './select.ts';
import {countTests, summarize, type TaskResult} from './summary.ts';

const task = (name: string): Task => ({name, command: [name]});

const result = (name: string, output: string, hasPassed = true): TaskResult => ({
  task: task(name),
  output,
  hasPassed,
  log: `.cache/test/${name}.log`,
});

describe('countTests', () => {
  it('reads the last lines of Vitest and Playwright', () => {
    expect(
      countTests(' Test Files  1 passed (1)\n      Tests  2 failed | 12 passed (14)\n'),
    ).toEqual({passed: 12, failed: 2});
    expect(
      countTests('  1 failed\n    [desktop] › a.spec.ts:3:1 › opens\n  210 passed (5m)'),
    ).toEqual({passed: 210, failed: 1});
    expect(countTests('12 problems passed on')).toEqual({passed: 0, failed: 0});
  });
});

describe('summarize', () => {
  it('ends with the number of tests', () => {
    const results = [result('unit', 'Tests  12 passed (12)'), result('lint', '')];
    expect(summarize(results, [])).toBe('12 passed, 0 failed');
  });

  it('repeats the end of what failed, how to run it alone, and what did not run', () => {
    const output = Array.from({length: 100}, (_, index) => `line ${index}`).join('\n');
    const text = summarize([result('types', output, false)], [task('e2e')]);
    expect(text).not.toContain('line 39\n');
    expect(text).toContain('--- types\n(40 more lines in .cache/test/types.log)\nline 40\n');
    expect(text).toContain('line 99\n\nRun it alone: npm test -- types\n\nFailed: types\n\n');
    expect(text).toMatch(/Not run: e2e\n\n0 passed, 1 failed$/);
  });
});
