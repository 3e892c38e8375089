import {writeFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {type Difference, openProgram} from '@devspace-docs/devspace-check/node';
import {readReference} from '@devspace-docs/reference/node';
import {versions} from '@devspace-docs/versions';
import {type PageModules, readSite, root, type Site, type SourceFile} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {comparePages, formatDifferences, summarizeComparison} from '../program/compare-pages.ts';
import {compareReference} from '../program/compare-reference.ts';
import {rules} from '../rules/index.ts';
import {checkFiles} from './check.ts';
import {findRejectedSamples} from './config-check.ts';
import {checkFieldTopics} from './field-topics.ts';
import {fixFiles} from './fix.ts';
import {checkRecordings} from './recordings.ts';
import {checkReleases} from './releases.ts';
import {saveResult} from './save-result.ts';
import {checkSchemaExamples} from './schema-examples.ts';
import {checkOutsideTexts} from './outside-texts.ts';
import {selectFiles} from './select.ts';
import {checkUrls} from './urls.ts';

export interface ContentCheck {
  readonly site: Site;
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

/** Checks that need all pages, or are about the data in `schema/`. */
async function checkData(site: Site): Promise<Problem[]> {
  return [
    ...checkFieldTopics(site),
    ...(await checkRecordings(site)),
    ...checkReleases(site),
    ...checkSchemaExamples(site),
    ...(await checkOutsideTexts(site)),
  ];
}

function fromRoot(paths: readonly string[]): string[] {
  return paths.map((path) => relative(root, resolve(path)).split(sep).join('/'));
}

/**
 * Checks pages and partials of this repository, and the URLs of the site.
 *
 * @param paths - Files to check, from the working directory. Without paths, checks all files and the schemas.
 * @throws Error with a suggestion if a path isn't a page or partial.
 */
export async function checkContent(
  paths: readonly string[],
  modules: PageModules,
): Promise<ContentCheck> {
  const site = readSite(modules);
  const files = selectFiles(site, fromRoot(paths));
  const isWhole = paths.length === 0;
  const ofRules = await checkFiles(site, files, rules);
  if (isWhole) saveResult(site, ofRules);
  const problems = [
    ...ofRules,
    ...findRejectedSamples(site, files, ofRules),
    ...checkUrls(site),
    ...(isWhole ? await checkData(site) : []),
  ];
  return {site, files, problems};
}

/**
 * Compares pages with a DevSpace program, and prints the differences. Without paths, also compares the tests of
 * the config check, and the commands, flags and exit codes in `schema/cli/`.
 *
 * @param devspace - Path of the program.
 * @param version - The version that the program must have, such as `6.x`. By default, it must be the release that the pages describe.
 * @param paths - Files to compare, from the working directory. Without paths, compares all of its version.
 * @returns Whether there are differences.
 * @throws Error if there is no such version, or the program can't be used.
 */
export async function compareContent(
  devspace: string,
  version: string | undefined,
  paths: readonly string[],
  modules: PageModules,
): Promise<boolean> {
  const labels = versions.map(({label}) => label);
  const expected = labels.find((label) => label === version);
  if (version !== undefined && expected === undefined)
    throw new Error(`--version ${version}: expected ${labels.join(', ')}.`);
  const program = await openProgram(devspace, expected);
  const described = readReference().find(({name}) => name === program.version)?.global.toolVersion;
  if (expected === undefined && program.release !== described) {
    throw new Error(
      `${devspace} is DevSpace ${program.release}, and the pages describe ${described}. To compare them anyway, add --version ${program.version}.`,
    );
  }
  const site = readSite(modules);
  const files = selectFiles(site, fromRoot(paths));
  const isWhole = paths.length === 0;
  const print = (found: readonly Difference[]): void => {
    if (found.length > 0) console.log(formatDifferences(found));
  };
  const comparison = await comparePages(site, files, program, isWhole, (found, progress) => {
    print(found);
    if (progress !== undefined) console.error(progress);
  });
  const ofReference = isWhole ? await compareReference(program) : [];
  print(ofReference);
  const differences = [...comparison.differences, ...ofReference];
  console.log(summarizeComparison({...comparison, differences}, program));
  return differences.some(({isSkipped}) => !isSkipped);
}

/** Writes the corrections of problems to the files. Returns the problems that were corrected. */
export function fixContent({problems, site}: ContentCheck): readonly Problem[] {
  return fixFiles(problems, site, (file, source) => writeFileSync(join(root, file), source));
}
