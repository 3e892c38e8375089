/** Runs one rule on a small site, for its tests. */
import {siteOf, type Files} from '@devspace-docs/pages/testing';
import {checkFiles} from './runner/check.ts';
import type {Problem, Rule} from './types.ts';

export {docsPath, page, siteOf, type Files} from '@devspace-docs/pages/testing';

/** Checks all files, or only those in `only`, with one rule. */
export async function check(
  rule: Rule,
  files: Files,
  only?: readonly string[],
): Promise<Problem[]> {
  const site = siteOf(files);
  return checkFiles(
    site,
    site.files.filter(({path}) => !only || only.includes(path)),
    [rule],
  );
}

/** Short forms of problems, for comparisons: `docs/a.mdx:5:3 message`. */
export function brief(problems: readonly Problem[]): string[] {
  return problems.map(({file, line, column, message}) => `${file}:${line}:${column} ${message}`);
}
