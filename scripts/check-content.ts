/**
 * Checks the pages of the docs and their URLs: `npm run check`.
 *
 * FILE ...  checks only these pages and partials
 * --json    prints the problems as JSON
 */
import {relative, resolve, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import sidebars from '../sidebars.ts';
import {topics} from '../src/lib/version-map/topics.ts';
import {createSite} from './lib/content/pages/site.ts';
import {rules} from './lib/content/rules/index.ts';
import {countProblems, isFailed} from './lib/content/runner/budget.ts';
import {checkFiles} from './lib/content/runner/check.ts';
import {loadTree} from './lib/content/runner/load.ts';
import {formatReport} from './lib/content/runner/report.ts';
import {countSamples, formatSamples, isOverLimit} from './lib/content/runner/samples.ts';
import {selectFiles} from './lib/content/runner/select.ts';
import {checkUrls, URLS} from './lib/content/runner/urls.ts';
import sampleOptOuts from './lib/content/sample-opt-outs.json' with {type: 'json'};
import warningBudget from './lib/content/warning-budget.json' with {type: 'json'};
import {runMain} from './lib/run-main.ts';
import {redirects} from '../src/config/redirects.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Parsing makes millions of small objects: with room for the young ones, they are collected less often.
setFlagsFromString('--max-semi-space-size=64');

function main(): void {
  const {values, positionals} = parseArgs({
    options: {json: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const site = createSite(loadTree(root), {sidebars, topics});
  const paths = positionals.map((path) => relative(root, resolve(path)).split(sep).join('/'));
  const files = selectFiles(site, paths);
  const problems = [...checkFiles(site, files, rules), ...checkUrls(site, redirects)];
  const counts = countProblems(problems, [...rules.map(({name}) => name), URLS], warningBudget);
  const samples = countSamples(site, files, sampleOptOuts);
  console.log(
    values.json
      ? JSON.stringify(problems, null, 2)
      : [formatReport(problems, counts, files.length), formatSamples(samples)].join('\n\n'),
  );
  if (isFailed(counts) || samples.some(isOverLimit)) process.exitCode = 1;
}

void runMain(main);
