/** Runs each rule on the pages in `cases/`, and compares its diagnostics. The README describes the format. */
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {type VersionLabel, latestVersion, versionsByLabel} from '@devspace-docs/versions';
import {fillVersions} from '@devspace-docs/versions/testing';
import type {Problem} from '../types.ts';
import {check, docsPath, page, type Files} from '../testing.ts';
import {rules} from './index.ts';

interface Case {
  /** Body of a page. A case that is only a string is the body of a page without problems. */
  readonly body?: string;
  /** A code block in the body, without its fences. */
  readonly block?: string;
  /** A `devspace.yaml` in the body, without its version and its name. */
  readonly config?: string;
  /** Source of a page, including its front matter. */
  readonly source?: string;
  /** Only the front matter of a page. */
  readonly frontMatter?: string;
  /** Default: the latest version. */
  readonly version?: VersionLabel;
  /** Path of the page. Default: `a.mdx` in the folder of the version. */
  readonly file?: string;
  /** Several files instead of one page. */
  readonly files?: Files;
  /** Whether to add the shared files to `files`. */
  readonly shared?: boolean;
  readonly only?: readonly string[];
  readonly problems?: string | readonly string[];
}

type Cases = ReadonlyArray<Case | string>;

interface CaseFile {
  /** Files that all pages can refer to. */
  readonly shared?: Files;
  readonly cases: Readonly<
    Record<string, Cases | {readonly template: string; readonly cases: Cases}>
  >;
}

function readCases(group: CaseFile['cases'][string]): Case[] {
  const {template, cases} = 'template' in group ? group : {template: '{}', cases: group};
  return cases
    .map((item) => (typeof item === 'string' ? {body: item} : item))
    .map(({body, frontMatter, ...rest}) => {
      if (frontMatter !== undefined) return {...rest, source: `---\n${frontMatter}---\n`};
      if (body === undefined) return rest;
      const text = template.replace('{}', () => body);
      return text.startsWith('---\n') ? {...rest, source: text} : {...rest, body: text};
    });
}

/** The code block with a config. Only the latest format requires a name. */
function showConfig(config: string, version: VersionLabel): string {
  const {configVersion, isLatest} = versionsByLabel[version];
  const name = isLatest ? 'name: my-app\n' : '';
  return `yaml title="devspace.yaml"\nversion: ${configVersion}\n${name}${config}`;
}

/** `docs/a.mdx:5:9-22 message → hint`, with the columns of the caret. Omits the path of the checked page. */
function format(problem: Problem, main: string): string {
  const {file, line, column, length, message, hint, severity} = problem;
  const path = file === main ? '' : `${file}:`;
  const end = length > 1 ? `-${column + length - 1}` : '';
  const mark = severity === 'warning' ? 'warning ' : '';
  return `${mark}${path}${line}:${column}${end} ${message} → ${hint}`;
}

describe.each(rules.map((rule) => ({rule, name: rule.name})))('$name', ({rule, name}) => {
  const url = new URL(`cases/${name}.yaml`, import.meta.url);
  // This rule reads files that aren't pages.
  if (!existsSync(url)) {
    it('has its own test', () => expect(name).toBe('page-lists'));
    return;
  }
  const {shared = {}, cases} = parse(fillVersions(readFileSync(url, 'utf8'))) as CaseFile;
  const tests = Object.entries(cases).flatMap(([title, group]) =>
    readCases(group).map((test, index) => ({...test, title: `${title} (${index + 1})`})),
  );

  it.each(tests)(
    '$title',
    async ({config, version = latestVersion.label, problems = [], ...test}) => {
      const block = config === undefined ? test.block : showConfig(config, version);
      const body = block === undefined ? (test.body ?? '') : `\`\`\`${block}\`\`\``;
      const main = test.file ?? docsPath(version);
      const own = test.files ?? {[main]: test.source ?? page('A', body)};
      const files = test.files && !test.shared ? own : {...shared, ...own};
      const only = test.only ?? (test.files ? undefined : [main]);
      const found = await check(rule, files, only);
      const shown = found.map((problem) => format(problem, test.files ? '' : main));
      expect(shown).toEqual([problems].flat());
    },
  );
});
