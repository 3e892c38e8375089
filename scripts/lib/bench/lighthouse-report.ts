/**
 * Reads the reports of Lighthouse. Pure.
 */
import type {Result} from 'lighthouse';

/** Marks from 0 to 100, and what Lighthouse computes for its phone, in milliseconds. */
export interface LighthouseMarks {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** What is read of a report. */
export type Report = Pick<Result, 'categories' | 'audits' | 'runtimeError'>;

/** Reads the marks of a report. */
export function readMarks({categories, audits, runtimeError}: Report): LighthouseMarks {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const mark = (name: string): number => {
    const score = categories[name]?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave no mark for ${name}.`);
    return Math.round(score * 100);
  };
  const value = (name: string): number => {
    const amount = audits[name]?.numericValue;
    if (amount === undefined) throw new Error(`Lighthouse did not measure ${name}.`);
    return amount;
  };
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Names the audits that cost a page marks, apart from speed, which the numbers show. */
export function findFailures({categories, audits}: Report): string[] {
  const names = ['accessibility', 'best-practices', 'seo'].flatMap(
    (category) =>
      categories[category]?.auditRefs.flatMap(({id, weight}) => (weight > 0 ? [id] : [])) ?? [],
  );
  return [...new Set(names)].filter((name) => {
    const score = audits[name]?.score;
    return typeof score === 'number' && score < 0.9;
  });
}

/** The marks of one run, and what cost some of them. */
export interface LighthouseRun {
  readonly marks: LighthouseMarks;
  readonly failures: readonly string[];
}
