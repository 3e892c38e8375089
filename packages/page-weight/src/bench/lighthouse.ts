import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {promisify} from 'node:util';
import type {Result} from 'lighthouse';
import {browserFlags} from '@devspace-docs/browser';
import {takeMedian} from './median.ts';

/** Maximum size of a report in bytes. Reports contain screenshots. */
const MAX_REPORT = 100_000_000;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** In milliseconds, except for the layout shift. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/**
 * Runs Lighthouse on a page, with its mobile settings, in a separate process and browser.
 *
 * @param browser - Path of the Chromium executable.
 * @returns Category scores from 0 to 100, and the metrics.
 * @throws Error if Lighthouse can't measure the page.
 */
async function runLighthouse(url: string, browser: string): Promise<Record<string, number>> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
      '--no-enable-error-reporting',
    ],
    {env: {...process.env, CHROME_PATH: browser}, maxBuffer: MAX_REPORT},
  );
  const {categories, audits, runtimeError} = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`Lighthouse: ${url}: ${runtimeError.message}`);
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const),
    ...METRICS.map((name) => [name, audits[name]?.numericValue ?? 0] as const),
  ]);
}

/**
 * Runs Lighthouse multiple times on a page.
 *
 * @returns The median of each score and metric.
 */
export async function scorePage(
  url: string,
  browser: string,
  runs: number,
): Promise<Record<string, number>> {
  const scores: Record<string, number>[] = [];
  while (scores.length < runs) scores.push(await runLighthouse(url, browser));
  return takeMedian(scores);
}
