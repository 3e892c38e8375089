/**
 * Checks the pages of the docs and their URLs: `npm run check`.
 *
 * FILE ...  checks only these pages and partials
 * --since REF  checks only pages and partials that changed since this commit
 * --fix     replaces typos and other texts for which a message has the correction, except in generated files
 * --json    prints the problems as JSON
 * --watch   checks pages again when they change, and all pages when data such as schemas changes
 *
 * --devspace PATH  instead compares configs and output of the pages of its version with this DevSpace program, and
 *                  without FILE and --since also the tests of the config check, and flags and exit codes
 * --version 6.x    accepts other releases of this version, and fails if the program has another one
 */
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import {
  checkContent,
  compareContent,
  fixContent,
  formatFixed,
  formatReport,
  watchPages,
} from '@devspace-docs/content-lint';
import {runMain} from './tasks/index.ts';
import {pageModules} from '../src/config/page-modules.ts';

// Parsing allocates millions of short-lived objects: a larger young generation saves garbage collections.
setFlagsFromString('--max-semi-space-size=64');

/** The pages and partials that a commit doesn't have in this form. */
function changedPages(since: string): string[] {
  const args = ['diff', '--name-only', '--diff-filter=d', since, '--', 'docs', 'versioned_docs'];
  const pages = execFileSync('git', args, {encoding: 'utf8'})
    .split('\n')
    .filter((file) => file.endsWith('.mdx'));
  if (pages.length === 0) throw new Error(`No page has changed since ${since}.`);
  return pages;
}

void runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {
      since: {type: 'string'},
      fix: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      watch: {type: 'boolean', default: false},
      devspace: {type: 'string'},
      version: {type: 'string'},
    },
    allowPositionals: true,
  });
  const paths = [...positionals, ...(values.since === undefined ? [] : changedPages(values.since))];
  if (values.fix && values.watch) throw new Error("--fix can't be used with --watch");
  if (values.watch) await watchPages(fileURLToPath(import.meta.url), paths);
  if (values.devspace !== undefined) {
    const {devspace, version} = values;
    if (await compareContent(devspace, version, paths, pageModules)) process.exitCode = 1;
    return;
  }
  if (values.version !== undefined) throw new Error('--version needs --devspace');
  let check = await checkContent(paths, pageModules);
  const fixed = values.fix ? fixContent(check) : [];
  if (fixed.length > 0) {
    if (!values.json) console.log(`${formatFixed(fixed)}\n`);
    check = await checkContent(paths, pageModules);
  }
  const {files, problems} = check;
  console.log(
    values.json ? JSON.stringify(problems, null, 2) : formatReport(problems, files.length),
  );
  if (problems.length > 0) process.exitCode = 1;
});
