import {expect, it} from 'vitest';
import {summarize, type TaskResult} from './summary.ts';

const result = (name: string, output: string, hasPassed = true): TaskResult => ({
  task: {name, command: [name]},
  output,
  hasPassed,
  log: `.cache/test/${name}.log`,
});

it('ends with the number of tests, which Vitest and Playwright print', () => {
  const vitest = ' Test Files  1 passed (1)\n      Tests  2 failed | 12 passed (14)\n';
  const playwright = '  1 failed\n    [desktop] › a.spec.ts:3:1 › opens\n  210 passed (5m)';
  const results = [vitest, playwright, '12 problems passed on'].map((text) => result('a', text));
  expect(summarize(results, [])).toBe('222 passed, 3 failed');
});

it('repeats the end of what failed, how to run it alone, and what did not run', () => {
  const output = Array.from({length: 100}, (_, index) => `line ${index}`).join('\n');
  const text = summarize([result('types', output, false)], [result('e2e', '').task]);
  expect(text).not.toContain('line 39\n');
  expect(text).toContain('--- types\n(40 more lines in .cache/test/types.log)\nline 40\n');
  expect(text).toContain('line 99\n\nRun it alone: npm test -- types\n\nFailed: types\n\n');
  expect(text).toMatch(/Not run: e2e\n\n0 passed, 1 failed$/);
});
