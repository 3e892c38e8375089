import {describe, expect, it} from 'vitest';
import type {PageTimes} from './measure.ts';
import type {PageWeight} from './page-weight.ts';
import {writeReport} from './report.ts';

const weight: PageWeight = {
  path: 'cli',
  html: 10_000,
  css: 5000,
  js: 100_000,
  total: 115_000,
  requests: 9,
  prefetched: 40_000,
};

const times: PageTimes = {
  lcp: 1000,
  tbt: 90,
  longestTask: 80,
  cls: 0,
};

const marks = {
  performance: 98,
  accessibility: 100,
  bestPractices: 96,
  seo: 100,
  fcp: 900,
  lcp: 1100,
  tbt: 80,
  cls: 0.01,
};

const build = {time: 41_600, processor: 90_000, memory: 1_500_000_000};

describe('writeReport', () => {
  it('writes weights without times, when nothing was measured', () => {
    expect(writeReport({pages: [{weight}]})).toBe(
      [
        '| Page | HTML KB | CSS KB | JS KB | all KB | requests | prefetched KB |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        '| /cli | 10.0 | 5.0 | 100.0 | 115.0 | 9 | 40.0 |',
      ].join('\n'),
    );
  });

  it('shows what has changed since another run', () => {
    const before = {weight: {...weight, js: 150_000}, times};
    const report = writeReport({pages: [{weight, times}]}, {pages: [before]});
    expect(report.split('\n').at(-1)).toBe(
      '| /cli | 10.0 | 5.0 | 150.0 → 100.0 | 115.0 | 9 | 40.0 | 1000 | 90 | 80 | 0.000 |',
    );
  });

  it('says so when nothing has changed', () => {
    const results = {pages: [{weight, times}]};
    expect(writeReport(results, results)).toMatch(/^No number that both runs have differs\.\n\n\|/);
  });

  it('leaves a gap where a page was not measured', () => {
    const other = {weight: {...weight, path: 'ui'}};
    const report = writeReport({pages: [{weight, times}, other]});
    expect(report).toContain('| /ui | 10.0 | 5.0 | 100.0 | 115.0 | 9 | 40.0 | – | – |');
  });

  it('writes how long readers wait', () => {
    const journeys = {clickToHeading: 120, keyToResult: 900};
    const before = {pages: [], journeys: {clickToHeading: 120, keyToResult: 1400}};
    expect(writeReport({pages: [], journeys}, before)).toBe(
      [
        'Numbers that differ from the other run: before → now.',
        '',
        '| On a phone | ms |',
        '| --- | --- |',
        '| From a tap on a link to the heading | 120 |',
        '| From the key that opens the search to a result | 1400 → 900 |',
      ].join('\n'),
    );
  });

  it('writes the marks of Lighthouse and what cost some of them', () => {
    const lighthouse = {marks, failures: ['errors-in-console']};
    const other = {weight: {...weight, path: 'ui'}};
    const report = writeReport({pages: [{weight, lighthouse}, other]});
    expect(report).toContain('| /cli | 98 | 100 | 96 | 100 | 900 | 1100 | 80 | 0.010 |');
    expect(report).toMatch(/What Lighthouse objects to:\n\/cli: errors-in-console$/);
  });

  it('writes what building costs', () => {
    const builds = {cold: build, warm: {...build, time: 20_000}};
    expect(writeReport({pages: [], builds})).toBe(
      [
        '| Build | time s | processor s | peak memory MB |',
        '| --- | --- | --- | --- |',
        '| cold | 42 | 90 | 1500 |',
        '| from the cache | 20 | 90 | 1500 |',
      ].join('\n'),
    );
  });
});
