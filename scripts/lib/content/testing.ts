/** Builds small sites for the tests of the checker. */
import {createSite, type Site} from './base/site.ts';
import type {Problem, Rule} from './base/types.ts';
import {checkFiles} from './steps/check.ts';

/** Files by path from the root of the repository. */
export type Files = Readonly<Record<string, string>>;

/** A site of texts in memory. */
export function siteOf(files: Files): Site {
  return createSite({
    files: new Set(Object.keys(files)),
    read(file) {
      const text = files[file];
      if (text === undefined) throw new Error(`the test has no file ${file}`);
      return text;
    },
  });
}

/** A page with front matter that no rule objects to; its body begins on line 5. */
export function page(title: string, body: string): string {
  const description = `Learn what ${title} is about, on a page that was made for a test of the checker.`;
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n${body}\n`;
}

/** Checks all files, or the ones that are named, with one rule. */
export function check(rule: Rule, files: Files, only?: readonly string[]): Problem[] {
  const site = siteOf(files);
  return checkFiles(
    site,
    site.files.filter(({path}) => !only || only.includes(path)),
    [rule],
  );
}

/** Problems in short, for comparisons: `docs/a.mdx:5:3 message`. */
export function brief(problems: readonly Problem[]): string[] {
  return problems.map(({file, line, column, message}) => `${file}:${line}:${column} ${message}`);
}
