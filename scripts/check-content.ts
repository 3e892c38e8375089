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
import {checkFiles} from './lib/content/runner/check.ts';
import {loadTree} from './lib/content/runner/load.ts';
import {formatReport} from './lib/content/runner/report.ts';
import {countSamples, formatSamples, MAX_UNCHECKED} from './lib/content/runner/samples.ts';
import {selectFiles} from './lib/content/runner/select.ts';
import {checkUrls} from './lib/content/runner/urls.ts';
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
  const samples = countSamples(site, files);
  console.log(
    values.json
      ? JSON.stringify(problems, null, 2)
      : [formatReport(problems, files.length), formatSamples(samples)].join('\n\n'),
  );
  if (problems.length > 0 || samples.unchecked > MAX_UNCHECKED) process.exitCode = 1;
}

void runMain(main);
