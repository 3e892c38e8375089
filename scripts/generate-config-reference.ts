/**
 * Generates the config reference of all versions from the schemas in schema/:
 * `npm run generate:config`. src/plugins/fields renders the fields on it during the build.
 *
 * --check  writes nothing, and fails if a page is outdated or missing
 */
import {readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {readDeployment} from '../src/config/deployment.ts';
import {versions} from '../src/config/versions.ts';
import {findDrift} from './lib/cli-reference/index.ts';
import {pageTexts} from './lib/config-reference/page-texts.ts';
import {renderReferencePage} from './lib/config-reference/render-page.ts';
import {readFields} from './lib/config-schema/fields.ts';
import {runMain} from './lib/run-main.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  // Without environment variables: committed pages must be the same on every machine.
  const {editUrl} = readDeployment({});
  const expected = new Map<string, string>();
  const actual = new Map<string, string>();
  for (const version of versions) {
    const folder = `${version.docsFolder}/configuration`;
    const file = `${folder}/reference.mdx`;
    const pages = new Set(globSync('**/*.mdx', {cwd: folder}));
    const text = pageTexts[version.label];
    const fields = readFields(version.label);
    expected.set(file, renderReferencePage(fields, {version, text, editUrl, pages}));
    const current = await readFile(file, 'utf8').catch(() => undefined);
    if (current !== undefined) actual.set(file, current);
  }
  const drift = findDrift(expected, actual);
  if (values.check && drift.length > 0) {
    for (const {place, reason} of drift) console.error(`${place} ${reason}`);
    throw new Error(
      `${drift.length} files differ from schema/. Run \`npm run generate\` and commit the result.`,
    );
  }
  if (values.check) return;
  for (const {place} of drift) await writeFile(place, expected.get(place) ?? '');
  console.log(`Config reference: ${expected.size} files up to date.`);
}

void runMain(main);
