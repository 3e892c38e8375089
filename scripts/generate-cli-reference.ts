/**
 * Generates the command reference of all versions from schema/cli: `npm run generate:cli`.
 *
 * --check  writes nothing, and fails if a page is outdated, missing or unexpected
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {versions} from '../src/config/versions.ts';
import {findDrift, generateCliReference} from './lib/cli-reference/index.ts';
import {DATA, filesIn, readReference} from './lib/cli-reference/read-reference.ts';
import {folderOf, REPLACEMENTS_FILE, SIDEBAR_FOLDER} from './lib/cli-reference/paths.ts';
import {runMain} from './lib/run-main.ts';

/** Reads every file in the folders that contain only generated files. */
async function readActual(): Promise<Map<string, string>> {
  const folders = [...versions.map(({label}) => folderOf(label)), SIDEBAR_FOLDER];
  const files = await Promise.all(
    folders.map(async (folder) => (await filesIn(folder)).map((name) => `${folder}/${name}`)),
  );
  const entries = [...files.flat(), REPLACEMENTS_FILE].map(
    async (file) => [file, await readFile(file, 'utf8')] as const,
  );
  return new Map(await Promise.all(entries));
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const expected = generateCliReference(await readReference());
  const actual = await readActual();

  if (values.check) {
    const drift = findDrift(expected, actual);
    for (const {place, reason} of drift) console.error(`${place} ${reason}`);
    if (drift.length > 0) {
      throw new Error(
        `${drift.length} files differ from ${DATA}. Run \`npm run generate\` and commit the result.`,
      );
    }
    return;
  }
  for (const [file, text] of expected) {
    if (actual.get(file) === text) continue;
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  for (const file of actual.keys()) {
    if (!expected.has(file)) await rm(file);
  }
  console.log(`Command reference: ${expected.size} files up to date.`);
}

void runMain(main);
