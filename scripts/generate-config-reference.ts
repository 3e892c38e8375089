/**
 * Generates the config reference of all versions from the schemas in schema/: pages and the field
 * lists that topic pages embed: `npm run generate:config`.
 *
 * --check  writes nothing, and fails if a file is outdated, missing or unexpected
 */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readDeployment} from '../src/config/deployment.ts';
import {versions, type Version} from '../src/config/versions.ts';
import {renderCode} from '../src/plugins/code-highlight/render.ts';
import {findHistory} from './lib/changes/history.ts';
import {readSteps} from './lib/changes/read-steps.ts';
import {findDrift} from './lib/cli-reference/index.ts';
import {generateConfigReference, partialsFolder} from './lib/config-reference/index.ts';
import {htmlFolder} from './lib/config-reference/render-page.ts';
import {topicsOf} from './lib/config-reference/topics.ts';
import {pageTexts} from './lib/config-reference/page-texts.ts';
import {runMain} from './lib/run-main.ts';

function folderOf({docsFolder}: Version): string {
  return `${docsFolder}/configuration`;
}

/** Paths of all files in a folder, from that folder; a folder that is not there holds none. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(path.posix.relative(folder, entry.parentPath), entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function highlight(yaml: string): Promise<string> {
  return renderCode(yaml, 'yaml', false);
}

async function generate(): Promise<Map<string, string>> {
  // The links of committed pages must not depend on who generates them.
  const {editUrl} = readDeployment({});
  const steps = await readSteps();
  const files = await Promise.all(
    versions.map(async (version) => {
      const folder = folderOf(version);
      const input = {
        version,
        folder,
        editUrl,
        schema: await readFile(version.schemaFile, 'utf8'),
        text: pageTexts[version.label],
        topics: topicsOf[version.label],
        pages: new Set(await filesIn(folder)),
      };
      const history = findHistory(version.label, steps);
      return generateConfigReference(input, {highlight, history});
    }),
  );
  return new Map(files.flatMap((map) => [...map]));
}

/** Every file that belongs to the generator: its folders, and the page beside other pages. */
async function readActual(expected: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folders = versions.flatMap((version) => [
    htmlFolder(version),
    partialsFolder(folderOf(version)),
  ]);
  const found = await Promise.all(
    folders.map(async (folder) => (await filesIn(folder)).map((file) => `${folder}/${file}`)),
  );
  const inFolders = new Set(found.flat());
  const actual = new Map<string, string>();
  for (const file of new Set([...inFolders, ...expected.keys()])) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) actual.set(file, text);
  }
  return actual;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const expected = await generate();
  const actual = await readActual(expected);

  if (values.check) {
    const drift = findDrift(expected, actual);
    for (const {place, reason} of drift) console.error(`${place} ${reason}`);
    if (drift.length === 0) return;
    throw new Error(
      `${drift.length} files differ from schema/. Run \`npm run generate\` and commit the result.`,
    );
  }
  for (const [file, text] of expected) {
    if (actual.get(file) === text) continue;
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  for (const file of actual.keys()) {
    if (!expected.has(file)) await rm(file);
  }
  console.log(`Config reference: ${expected.size} files up to date.`);
}

void runMain(main);
