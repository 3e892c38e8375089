/**
 * Prints the transfer size of one page of each layout of the built site: `npm run bench`.
 * Fails if a page exceeds its budget (packages/page-weight/src/bench/budgets.ts).
 *
 * --dir DIR     reads the site from DIR instead of build/
 * --lighthouse  also prints Lighthouse scores for mobile
 * --runs N      number of Lighthouse runs per page, whose median is printed (default: 3)
 */
import {parseArgs} from 'node:util';
import {constants} from 'node:zlib';
import {findBrowser} from '@devspace-docs/browser';
import {checkWeight} from '@devspace-docs/page-weight';
import {builtPaths, scorePage, weighPages} from '@devspace-docs/page-weight/bench';
import {readDeployment} from '@devspace-docs/static-host';
import {readSite, startServer} from '@devspace-docs/static-host/node';
import {runMain} from './tasks/index.ts';
import {hostingSettings} from '../src/config/hosting.ts';

function printTable(rows: ReadonlyArray<{readonly path: string}>): void {
  console.table(Object.fromEntries(rows.map(({path, ...values}) => [`/${path}`, values])));
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
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: expected a positive integer.`);
  const site = await readSite(dir, hostingSettings(readDeployment(process.env)));
  const brotliQuality = constants.BROTLI_MAX_QUALITY;
  const {basePath} = site;
  const server = await startServer({dir, basePath, site, port: 0, brotliQuality});
  try {
    const paths = builtPaths(dir);
    const weights = await weighPages(server.url, paths, findBrowser());
    printTable(weights);
    for (const path of lighthouse ? paths : [])
      printTable([{path, ...(await scorePage(server.url + path, findBrowser(), runs))}]);
    const problems = weights.flatMap((weight) => checkWeight(weight));
    if (problems.length > 0) throw new Error(`Over budget:\n${problems.join('\n')}`);
  } finally {
    await server.close();
  }
}

void runMain(main);
