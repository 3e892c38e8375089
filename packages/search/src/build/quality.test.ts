import {expect, it} from 'vitest';
import {
  findRegressions,
  measure,
  rankOf,
  renderQuality,
  renderWorst,
  type MeasuredResult,
} from './quality.ts';

function result(rank: number, set: 'tuned' | 'untouched' = 'tuned'): MeasuredResult {
  const query = {
    id: 'x',
    version: '6.x',
    kind: 'task',
    form: 'exact',
    query: '',
    answers: [],
    set,
  };
  return {query, urls: ['/a'], rank};
}

it('matches an answer without an anchor on the whole page, and an answer with an anchor exactly', () => {
  expect(rankOf(['/a#x', '/b'], ['/b', '/a'])).toBe(1);
  expect(rankOf(['/a', '/a#y', '/a#x'], ['/a#x'])).toBe(3);
  expect(rankOf(['/a'], ['/b'])).toBe(0);
});

it('measures the hit rates and the mean reciprocal rank', () => {
  expect(measure([result(1), result(2), result(5), result(0)])).toEqual({
    count: 4,
    hit1: 0.25,
    hit3: 0.5,
    hit5: 0.75,
    mrr: (1 + 0.5 + 0.2) / 4,
  });
});

it('reports values below their floor', () => {
  const floors = {tuned: {hit1: 0.5}, untouched: {hit1: 0.5, hit5: 0.9}, readers: {}};
  expect(findRegressions([result(1), result(3, 'untouched')], floors)).toEqual([
    'hit1 of the untouched set is 0.000, below 0.5.',
  ]);
});

it('prints each set by group', () => {
  expect(
    renderQuality([result(1)])
      .split('\n')
      .slice(0, 3),
  ).toEqual([
    'set        group  queries  hit@1  hit@3  hit@5  MRR',
    'tuned      all    1        1.000  1.000  1.000  1.000',
    'tuned      6.x    1        1.000  1.000  1.000  1.000',
  ]);
});

it('prints the worst queries first, with their first hits', () => {
  expect(renderWorst([result(1), result(2), result(0)], 2)).toBe(
    '[-]  (6.x)\n    /a\n[2]  (6.x)\n    /a',
  );
});
