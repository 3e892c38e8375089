import {describe, expect, it} from 'vitest';
import {findFailures, readMarks, type Report} from './lighthouse-report.ts';

const categories = {
  performance: {score: 0.984, auditRefs: [{id: 'total-blocking-time', weight: 30}]},
  accessibility: {score: 1, auditRefs: [{id: 'image-alt', weight: 10}]},
  'best-practices': {
    score: 0.96,
    auditRefs: [
      {id: 'errors-in-console', weight: 1},
      {id: 'csp-xss', weight: 0},
    ],
  },
  seo: {score: 0.5, auditRefs: [{id: 'is-crawlable', weight: 4}]},
};

const audits = {
  'first-contentful-paint': {score: 1, numericValue: 900},
  'largest-contentful-paint': {score: 1, numericValue: 1100.4},
  'total-blocking-time': {score: 0.5, numericValue: 80},
  'cumulative-layout-shift': {score: 1, numericValue: 0.01},
  'errors-in-console': {score: 0},
  'csp-xss': {score: 0},
  'image-alt': {score: null},
  'is-crawlable': {score: 0},
};

const report = {categories, audits} as unknown as Report;

describe('readMarks', () => {
  it('reads marks and times', () => {
    expect(readMarks(report)).toEqual({
      performance: 98,
      accessibility: 100,
      bestPractices: 96,
      seo: 50,
      fcp: 900,
      lcp: 1100.4,
      tbt: 80,
      cls: 0.01,
    });
  });

  it('refuses a report of a page that did not load', () => {
    const failed = {...report, runtimeError: {code: 'NO_FCP', message: 'Nothing was painted.'}};
    expect(() => readMarks(failed as Report)).toThrow('Nothing was painted.');
  });

  it('names a mark that is missing', () => {
    const part = {categories: {...categories, seo: {score: null}}, audits};
    expect(() => readMarks(part as unknown as Report)).toThrow('no mark for seo');
  });

  it('names a measurement that is missing', () => {
    expect(() => readMarks({categories, audits: {}} as unknown as Report)).toThrow(
      'did not measure first-contentful-paint',
    );
  });
});

describe('findFailures', () => {
  it('names what costs marks, but nothing that does not apply or count', () => {
    expect(findFailures(report)).toEqual(['errors-in-console', 'is-crawlable']);
  });
});
