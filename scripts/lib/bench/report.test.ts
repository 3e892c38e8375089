import {describe, expect, it} from 'vitest';
import type {PageTimes} from './measure.ts';
import type {PageWeight} from './page-weight.ts';
import {takeMedian, writeTable} from './report.ts';

const weight: PageWeight = {
  path: 'cli',
  bytes: {html: 10_000, css: 5000, js: 100_000, font: 0, image: 0},
  total: 115_000,
  requests: 9,
};

const times: PageTimes = {
  lcp: 1000,
  tbt: 90,
  longestTask: 80,
  cls: 0,
  requests: 12,
  transferred: 150_000,
  prefetched: 40_000,
};

describe('writeTable', () => {
  it('writes weights without times, when nothing was measured', () => {
    expect(writeTable([{weight}])).toBe(
      [
        '| Page | HTML KB | CSS KB | JS KB | all KB | files |',
        '| --- | --- | --- | --- | --- | --- |',
        '| /cli | 10.0 | 5.0 | 100.0 | 115.0 | 9 |',
      ].join('\n'),
    );
  });

  it('shows what has changed since another run', () => {
    const before = {weight: {...weight, bytes: {...weight.bytes, js: 150_000}}, times};
    const row = writeTable([{weight, times}], [before]).split('\n').at(-1);
    expect(row).toBe(
      '| /cli | 10.0 | 5.0 | 150.0 → 100.0 | 115.0 | 9 | 40.0 | 1000 | 90 | 80 | 0.000 |',
    );
  });
});

describe('takeMedian', () => {
  it('takes the one in the middle of each', () => {
    const runs = [{...times, tbt: 300}, times, {...times, tbt: 10, lcp: 2000}];
    expect(takeMedian(runs)).toMatchObject({tbt: 90, lcp: 1000});
  });

  it('needs a run', () => {
    expect(() => takeMedian([])).toThrow('no runs');
  });
});
