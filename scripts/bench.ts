/**
 * Measures how light and quick the built site is: `npm run bench`. One page of each layout is
 * weighed, and loaded in Chromium as on a phone. Exits with 1 when a page is beyond its budget in
 * bytes (scripts/lib/bench/budgets.ts); times depend on the machine and are only printed.
 *
 * --dir DIR       another folder than build/
 * --bytes         weighs only, without a browser
 * --runs N        loads of each page, of which the median counts (3)
 * --json FILE     writes the results as well
 * --compare FILE  shows what has changed since results that were written with --json
 */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {readDeployment} from '../src/config/deployment.ts';
import {layouts} from '../tests/e2e/layouts.ts';
import {measurePage, type PageTimes} from './lib/bench/measure.ts';
import {checkWeight} from './lib/bench/page-weight.ts';
import {takeMedian, writeTable, type PageResult} from './lib/bench/report.ts';
import {weighSite} from './lib/bench/weigh-site.ts';
import {findBrowser} from './lib/browser/find-browser.ts';
import {readSite} from './lib/hosting/read-site.ts';
import {runMain} from './lib/run-main.ts';
import {startServer} from './lib/server/start-server.ts';

const deployment = readDeployment(process.env);

async function measureAll(
  dir: string,
  paths: readonly string[],
  runs: number,
): Promise<Map<string, PageTimes>> {
  const server = await startServer({
    dir,
    basePath: deployment.baseUrl,
    site: await readSite(dir, deployment),
    port: 0,
  });
  const browser = await chromium.launch({
    executablePath: findBrowser({
      platform: process.platform,
      env: process.env,
      ownBrowser: chromium.executablePath(),
      exists: existsSync,
    }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const times = new Map<string, PageTimes>();
    for (const path of paths) {
      // Once for nothing: the server compresses a file when it is first asked for.
      await measurePage(browser, server.url + path);
      const measured: PageTimes[] = [];
      for (let run = 0; run < runs; run += 1) {
        measured.push(await measurePage(browser, server.url + path));
      }
      times.set(path, takeMedian(measured));
    }
    return times;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      bytes: {type: 'boolean', default: false},
      runs: {type: 'string', default: '3'},
      json: {type: 'string'},
      compare: {type: 'string'},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${values.runs}: give a whole number of at least 1.`);
  }
  // Pages with a query are the same file; the not-found page has no address.
  const paths = layouts
    .map(({path}) => path)
    .filter((path) => existsSync(`${values.dir}/${path === '' ? 'index' : path}.html`));
  const times = values.bytes ? undefined : await measureAll(values.dir, paths, runs);
  const results: PageResult[] = weighSite({
    dir: values.dir,
    basePath: deployment.baseUrl,
    paths,
  }).map((weight) => ({weight, times: times?.get(weight.path)}));

  const before = values.compare
    ? (JSON.parse(await readFile(values.compare, 'utf8')) as PageResult[])
    : undefined;
  console.log(writeTable(results, before));
  if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
  const problems = results.flatMap(({weight}) => checkWeight(weight));
  if (problems.length > 0) {
    throw new Error(`Beyond the budget (scripts/lib/bench/budgets.ts):\n${problems.join('\n')}`);
  }
}

void runMain(main);
