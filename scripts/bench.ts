/**
 * Measures how light and quick the built site is: `npm run bench`. One page of each layout is
 * weighed, and loaded in Chromium as on a phone. Exits with 1 when a page is beyond its budget in
 * bytes (scripts/lib/bench/budgets.ts); times depend on the machine and are only printed.
 *
 * --dir DIR       another folder than build/
 * --pages A,B     only these of the pages, by their paths below the base path
 * --bytes         weighs only, and measures no times
 * --lighthouse    asks Lighthouse as well
 * --build         builds the site as well, cold and from the cache, and says what that costs
 * --runs N        loads of each page, of which the median counts (3)
 * --json FILE     writes the results as well
 * --compare FILE  shows what has changed since results that were written with --json
 */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {constants} from 'node:zlib';
import {chromium} from '@playwright/test';
import {readDeployment} from '../src/config/deployment.ts';
import {layouts} from '../tests/e2e/layouts.ts';
import {choosePages} from './lib/bench/choose-pages.ts';
import {measureBuilds} from './lib/bench/measure-build.ts';
import {judgeSite, measureSite, weighSite, type Bench} from './lib/bench/measure-site.ts';
import {checkWeight} from './lib/bench/page-weight.ts';
import {writeReport} from './lib/bench/report.ts';
import {readResults, writeResults, type BenchResults} from './lib/bench/results.ts';
import {findBrowser} from './lib/browser/find-browser.ts';
import {readSite} from './lib/hosting/read-site.ts';
import {runMain} from './lib/run-main.ts';
import {startServer} from './lib/server/start-server.ts';

const deployment = readDeployment(process.env);

/** Serves the built site as a packed one is served, while it is measured. */
async function withServer<T>(dir: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = await startServer({
    dir,
    basePath: deployment.baseUrl,
    site: await readSite(dir, deployment),
    port: 0,
    brotliQuality: constants.BROTLI_MAX_QUALITY,
  });
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

function findPages(dir: string, wish: string | undefined): readonly string[] {
  // Pages with a query are the same file; the not-found page has no address.
  const pages = layouts
    .map(({path}) => path)
    .filter((path) => existsSync(`${dir}/${path === '' ? 'index' : path}.html`));
  if (pages.length === 0) throw new Error(`${dir}/ holds no site: run \`npm run build\` first.`);
  return choosePages(pages, wish);
}

function readRuns(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new Error(`--runs ${text}: give a whole number of at least 1.`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      pages: {type: 'string'},
      bytes: {type: 'boolean', default: false},
      lighthouse: {type: 'boolean', default: false},
      build: {type: 'boolean', default: false},
      runs: {type: 'string', default: '3'},
      json: {type: 'string'},
      compare: {type: 'string'},
    },
  });
  const {dir} = values;
  const runs = readRuns(values.runs);
  const paths = findPages(dir, values.pages);
  const before = values.compare
    ? readResults(await readFile(values.compare, 'utf8'), values.compare)
    : undefined;

  const {weights, times, marks} = await withServer(dir, async (url) => {
    const bench = (): Bench => ({
      url,
      browser: findBrowser({
        platform: process.platform,
        env: process.env,
        ownBrowser: chromium.executablePath(),
        exists: existsSync,
      }),
      paths,
      runs,
    });
    return {
      weights: await weighSite(bench()),
      times: values.bytes ? undefined : await measureSite(bench()),
      marks: values.lighthouse ? await judgeSite(bench()) : undefined,
    };
  });
  const results: BenchResults = {
    pages: weights.map((weight) => ({
      weight,
      times: times?.pages.get(weight.path),
      lighthouse: marks?.get(weight.path),
    })),
    journeys: times?.journeys,
    builds: values.build ? await measureBuilds() : undefined,
  };

  console.log(writeReport(results, before));
  if (values.json) await writeFile(values.json, writeResults(results));
  const problems = weights.flatMap((weight) => checkWeight(weight));
  if (problems.length > 0) {
    throw new Error(`Beyond the budget (scripts/lib/bench/budgets.ts):\n${problems.join('\n')}`);
  }
}

void runMain(main);
