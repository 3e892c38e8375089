import {expect, it} from 'vitest';
import type {Problem, Severity} from '../pages/types.ts';
import {countProblems, isFailed} from './budget.ts';

function problemOf(rule: string, severity: Severity): Problem {
  return {
    file: 'docs/a.mdx',
    line: 1,
    column: 1,
    length: 1,
    rule,
    severity,
    message: '',
    excerpt: '',
    hint: '',
  };
}

const problems = [problemOf('b', 'warning'), problemOf('a', 'error'), problemOf('b', 'warning')];

it('counts by rule, in the order of the rules, and leaves out clean ones', () => {
  expect(countProblems(problems, ['a', 'b', 'c'], {b: 5})).toEqual([
    {rule: 'a', errors: 1, warnings: 0, budget: 0},
    {rule: 'b', errors: 0, warnings: 2, budget: 5},
  ]);
});

it('fails on errors and on warnings above the budget', () => {
  const ofWarnings = (budget: number): boolean =>
    isFailed(countProblems(problems.slice(0, 1), ['a', 'b'], {b: budget}));
  expect([ofWarnings(0), ofWarnings(1)]).toEqual([true, false]);
  expect(isFailed(countProblems([problemOf('a', 'error')], ['a'], {a: 9}))).toBe(true);
  expect(isFailed([])).toBe(false);
});
