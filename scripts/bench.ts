/**
 * Prints the transfer size of one page of each layout of the built site: `npm run bench`.
 * Fails if a page exceeds its budget (packages/page-weight/src/bench/budgets.ts).
 *
 * --dir DIR     reads the site from DIR instead of build/
 * --lighthouse  also prints Lighthouse scores for mobile
 * --runs N      number of Lighthouse runs per page, whose median is printed (default: 3)
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {constants} from 'node:zlib';
import {chromium} from '@playwright/test';
import {readDeployment} from '@devspace-docs/static-host';
import {hostingSettings} from '../src/config/hosting.ts';
import {
  layouts,
  listTransfers,
  takeMedian,
  checkWeight,
  sumTransfers,
  type PageWeight,
} from '@devspace-docs/page-weight';
import {runLighthouse} from '@devspace-docs/page-weight/lighthouse';
import {browserFlags, findBrowser} from '@devspace-docs/browser';
import {readSite, startServer} from '@devspace-docs/static-host/node';
import {runMain} from '@devspace-docs/tasks';

const deployment = readDeployment(process.env);

async function weighPages(
  url: string,
  paths: readonly string[],
  executablePath: string,
): Promise<PageWeight[]> {
  const browser = await chromium.launch({executablePath, args: [...browserFlags]});
  try {
    const weights: PageWeight[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      weights.push(sumTransfers(path, await listTransfers(page, url + path)));
      await page.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}

function printTable(rows: ReadonlyArray<{readonly path: string}>): void {
  console.table(Object.fromEntries(rows.map(({path, ...values}) => [`/${path}`, values])));
}

function readRuns(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new Error(`--runs ${text}: expected a positive integer.`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      lighthouse: {type: 'boolean', default: false},
      runs: {type: 'string', default: '3'},
    },
  });
  const {dir, lighthouse} = values;
  const runs = readRuns(values.runs);
  // Skips paths with a query and the not-found page, which have no file of their own.
  const paths = layouts
    .map(({path}) => path)
    .filter((path) => existsSync(`${dir}/${path === '' ? 'index' : path}.html`));
  if (paths.length === 0) throw new Error(`No built site in ${dir}. Run \`npm run build\` first.`);
  const browser = findBrowser();
  const server = await startServer({
    dir,
    basePath: deployment.baseUrl,
    site: await readSite(dir, hostingSettings(deployment)),
    port: 0,
    brotliQuality: constants.BROTLI_MAX_QUALITY,
  });
  try {
    const weights = await weighPages(server.url, paths, browser);
    printTable(weights);
    for (const path of lighthouse ? paths : []) {
      const scores = [];
      for (let run = 0; run < runs; run += 1) {
        scores.push(await runLighthouse(server.url + path, browser));
      }
      printTable([{path, ...takeMedian(scores)}]);
    }
    const problems = weights.flatMap((weight) => checkWeight(weight));
    if (problems.length > 0) {
      throw new Error(
        `Over budget (packages/page-weight/src/bench/budgets.ts):\n${problems.join('\n')}`,
      );
    }
  } finally {
    await server.close();
  }
}

void runMain(main);
