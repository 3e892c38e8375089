/**
 * Checks the pages of the docs and their URLs: `npm run check`.
 *
 * FILE ...  checks only these pages and partials
 * --fix     replaces typos and other texts for which a message has the correction, except in generated files
 * --json    prints the problems as JSON
 * --watch   checks pages again when they change, and all pages when data such as schemas changes
 *
 * --devspace PATH  instead compares configs and output of the pages, and the tests of the config check, with
 *                  this DevSpace program: the pages of its version
 * --version 6.x    fails if the program has another version
 */
import {writeFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import {
  type Site,
  type Problem,
  type SourceFile,
  rules,
  checkFiles,
  checkPages,
  findRejectedSamples,
  fixFiles,
  formatFixed,
  checkFieldTopics,
  readSite,
  root,
  formatReport,
  countSamples,
  formatSamples,
  MAX_UNCHECKED,
  checkSchemaExamples,
  checkSchemaTexts,
  selectFiles,
  checkUrls,
  comparePages,
  formatComparison,
  watchPages,
} from '@devspace-docs/content-lint';
import {openProgram} from '@devspace-docs/config-language/node';
import {runMain} from '@devspace-docs/tasks';
import {versions} from '@devspace-docs/versions';
import {pageModules} from '../src/config/page-modules.ts';
import {redirects} from '../src/config/redirects.ts';

// Parsing allocates millions of short-lived objects: a larger young generation saves garbage collections.
setFlagsFromString('--max-semi-space-size=64');

/** Checks that need all pages, or are about the schemas. */
async function checkData(site: Site): Promise<Problem[]> {
  return [
    ...checkFieldTopics(site),
    ...checkSchemaExamples(site),
    ...(await checkSchemaTexts(site)),
  ];
}

async function check(paths: readonly string[]): Promise<{
  readonly site: Site;
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}> {
  const site = readSite(pageModules);
  const files = selectFiles(site, paths);
  const isWhole = paths.length === 0;
  const {problems: ofRules} = isWhole
    ? await checkPages(site)
    : {problems: await checkFiles(site, files, rules)};
  const problems = [
    ...ofRules,
    ...findRejectedSamples(site, files, ofRules),
    ...checkUrls(site, redirects),
    ...(isWhole ? await checkData(site) : []),
  ];
  return {site, files, problems};
}

/** Compares the pages with a DevSpace program. */
async function compare(
  devspace: string,
  version: string | undefined,
  paths: readonly string[],
): Promise<void> {
  const labels = versions.map(({label}) => label);
  const expected = labels.find((label) => label === version);
  if (version !== undefined && expected === undefined)
    throw new Error(`--version ${version}: expected ${labels.join(', ')}.`);
  const program = await openProgram(devspace, expected);
  const site = readSite(pageModules);
  const files = selectFiles(site, paths);
  const comparison = await comparePages(site, files, program, paths.length === 0);
  console.log(formatComparison(comparison, program));
  if (comparison.differences.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {
      fix: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      watch: {type: 'boolean', default: false},
      devspace: {type: 'string'},
      version: {type: 'string'},
    },
    allowPositionals: true,
  });
  if (values.fix && values.watch) throw new Error("--fix can't be used with --watch");
  if (values.watch) await watchPages(fileURLToPath(import.meta.url), positionals);
  const paths = positionals.map((path) => relative(root, resolve(path)).split(sep).join('/'));
  if (values.devspace !== undefined) return compare(values.devspace, values.version, paths);
  if (values.version !== undefined) throw new Error('--version needs --devspace');
  let result = await check(paths);
  if (values.fix) {
    const fixed = fixFiles(result.problems, result.site, (file, source) => {
      writeFileSync(join(root, file), source);
    });
    if (fixed.length > 0) {
      if (!values.json) console.log(`${formatFixed(fixed)}\n`);
      result = await check(paths);
    }
  }
  const {site, files, problems} = result;
  const samples = countSamples(site, files);
  console.log(
    values.json
      ? JSON.stringify(problems, null, 2)
      : [formatReport(problems, files.length), formatSamples(samples)].join('\n\n'),
  );
  if (problems.length > 0 || samples.unchecked > MAX_UNCHECKED) process.exitCode = 1;
}

void runMain(main);
