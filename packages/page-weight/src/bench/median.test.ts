import {expect, it} from 'vitest';
import {takeMedian} from './median.ts';

it('returns the median of each metric, in numeric order', () => {
  const runs = [
    {tbt: 300, lcp: 1000},
    {tbt: 90, lcp: 1000},
    {tbt: 10, lcp: 2000},
  ];
  expect(takeMedian(runs)).toEqual({tbt: 90, lcp: 1000});
});
