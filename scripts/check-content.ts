/**
 * Checks the pages of the docs and their URLs: `npm run check`.
 *
 * FILE ...  checks only these pages and partials
 * --fix     replaces typos and other texts for which a message has the correction, except in generated files
 * --json    prints the problems as JSON
 * --watch   checks pages again when they change, and all pages when data such as schemas changes
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
  watchPages,
} from '@devspace-docs/content-lint';
import {runMain} from '@devspace-docs/tasks';
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

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {
      fix: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      watch: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  if (values.fix && values.watch) throw new Error("--fix can't be used with --watch");
  if (values.watch) await watchPages(fileURLToPath(import.meta.url), positionals);
  const paths = positionals.map((path) => relative(root, resolve(path)).split(sep).join('/'));
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
