import {describe, expect, it} from 'vitest';
import {medianOf, takeMedian} from './median.ts';

describe('medianOf', () => {
  it('compares numbers as numbers', () => {
    expect(medianOf([100, 9, 20])).toBe(20);
  });

  it('takes the lower one of two', () => {
    expect(medianOf([4, 2])).toBe(2);
  });

  it('leaves the runs in their order', () => {
    const runs = [3, 1, 2];
    medianOf(runs);
    expect(runs).toEqual([3, 1, 2]);
  });

  it('needs a run', () => {
    expect(() => medianOf([])).toThrow('no runs');
  });
});

describe('takeMedian', () => {
  it('takes the one in the middle of each', () => {
    const runs = [
      {tbt: 300, lcp: 1000},
      {tbt: 90, lcp: 1000},
      {tbt: 10, lcp: 2000},
    ];
    expect(takeMedian(runs)).toEqual({tbt: 90, lcp: 1000});
  });

  it('needs a run', () => {
    expect(() => takeMedian([])).toThrow('no runs');
  });
});
