/**
 * Asks Lighthouse what it thinks of a page, as on a phone.
 */
import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {promisify} from 'node:util';
import {findFailures, readMarks, type LighthouseRun, type Report} from './lighthouse-report.ts';

/** Bytes of a report, which holds pictures of the page. */
const MAX_REPORT = 100_000_000;

/** The browser that Lighthouse starts. */
interface Browser {
  readonly browser: string;
  readonly flags: readonly string[];
}

/** Runs Lighthouse in a browser of its own; once more if it could not record the page. */
export async function askLighthouse(address: string, browser: Browser): Promise<LighthouseRun> {
  try {
    return await runOnce(address, browser);
  } catch {
    // Now and then Lighthouse misses the beginning of a page.
    return runOnce(address, browser);
  }
}

async function runOnce(address: string, {browser, flags}: Browser): Promise<LighthouseRun> {
  // A process of its own: tsx would change functions that Lighthouse sends to the page.
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
      '--no-enable-error-reporting',
    ],
    {env: {...process.env, CHROME_PATH: browser}, maxBuffer: MAX_REPORT},
  );
  const report = JSON.parse(stdout) as Report;
  return {marks: readMarks(report), failures: findFailures(report)};
}
