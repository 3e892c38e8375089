import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {latestVersion, versions} from '@devspace-docs/versions';
import {docsPath, page, siteOf} from '../testing.ts';
import {comparePages, formatDifferences, summarizeComparison} from './compare-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'devspace-pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Prints the config and the file that it imports, or the names of the commands. */
function standIn(): string {
  const file = path.join(folder, 'devspace');
  writeFileSync(
    file,
    `#!${process.execPath}
const {existsSync, readFileSync} = require('node:fs');
if (process.argv[2] === 'list') console.log(' Name      Description \\n migrate   Migrate the database');
else if (!existsSync('shared/base.yaml')) process.exit(1);
else console.log(readFileSync('devspace.yaml', 'utf8'));
`,
    {mode: 0o755},
  );
  return file;
}

const [, older = latestVersion] = versions;

const body = `
\`\`\`yaml title="devspace.yaml"
version: v2beta1
name: my-app
imports: [{path: shared/base.yaml}]
\`\`\`

\`\`\`yaml title="shared/base.yaml"
version: v2beta1
\`\`\`

\`\`\`console
$ devspace list commands
 Name   Description
 seed   Add data
$ devspace dev
not compared
$ devspace list commands | sort
not compared
\`\`\`
`;

it('compares the configs and commands of the pages of a version', async () => {
  const files = {
    [docsPath(latestVersion.label)]: page('a', body),
    [docsPath(latestVersion.label, 'b.mdx')]: page(
      'b',
      body.replace('shared/base.yaml"', 'other.yaml"').replaceAll('seed   Add data', '...'),
    ),
    [docsPath(latestVersion.label, 'c.mdx')]: page(
      'c',
      '<Output id="list-commands" />\n\n```yaml title="devspace.yaml"\nversion: v2beta1\nname: my-app\n```\n\n<Output id="list-commands" />',
    ),
    [docsPath(older.label)]: page('c', body),
  };
  const site = siteOf(files);
  const program = {path: standIn(), release: '6.3.21', version: latestVersion.label};
  const seen: Array<string | undefined> = [];
  const comparison = await comparePages(site, site.files, program, false, (_found, progress) => {
    seen.push(progress);
  });
  expect(seen).toHaveLength(6);
  expect(seen.at(-1)).toMatch(/^3 of 3: docs/);
  expect([
    ...formatDifferences(comparison.differences).split('\n'),
    summarizeComparison(comparison, program),
  ]).toEqual([
    'docs/a.mdx:19: the page shows "seed Add data", DevSpace 6.3.21 doesn\'t print it for devspace list commands',
    'docs/b.mdx:7: the check accepts it, DevSpace 6.3.21 rejects it (no output)',
    'docs/c.mdx:8: the check accepts it, DevSpace 6.3.21 rejects it (no output)',
    'docs/c.mdx:12: the page shows "SECTION | NAME | DESCRIPTION", DevSpace 6.3.21 doesn\'t print it for devspace list commands',
    expect.stringContaining('| migrate-db |'),
    expect.stringContaining('Checks the code style'),
    expect.stringContaining('Runs the unit tests'),
    'Compared 3 configs and 3 commands with DevSpace 6.3.21: 7 differences.',
  ]);
});
