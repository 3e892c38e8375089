/**
 * Generates the command reference of all versions from schema/cli: `npm run generate:cli`.
 *
 * --check  writes nothing, and fails if a page is outdated, missing or unexpected
 */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {versions, type VersionLabel} from '../src/config/versions.ts';
import {findDrift, generateCliReference} from './lib/cli-reference/index.ts';
import {buildReference} from './lib/cli-reference/model.ts';
import {folderOf, REPLACEMENTS_FILE, SIDEBAR_FOLDER} from './lib/cli-reference/places.ts';
import type {VersionSource} from './lib/cli-reference/types.ts';
import {createValidator, type Validator} from './lib/cli-reference/validate.ts';
import {runMain} from './lib/run-main.ts';

const DATA = 'schema/cli';

async function readJson(file: string): Promise<object> {
  return JSON.parse(await readFile(file, 'utf8')) as object;
}

/** Names of the files in a folder; a folder that is not there holds none. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, {withFileTypes: true});
    return entries.filter((entry) => entry.isFile()).map(({name}) => name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readYaml(file: string): Promise<unknown> {
  return parse(await readFile(file, 'utf8')) as unknown;
}

async function readVersion(version: VersionLabel, validator: Validator): Promise<VersionSource> {
  const folder = `${DATA}/${version}`;
  const globalPath = `${folder}/_global.yaml`;
  const names = (await filesIn(folder)).filter((name) => name !== '_global.yaml').sort();
  return {
    global: {path: globalPath, data: validator.global(globalPath, await readYaml(globalPath))},
    commands: await Promise.all(
      names.map(async (name) => {
        const file = `${folder}/${name}`;
        return {path: file, data: validator.command(file, await readYaml(file))};
      }),
    ),
    prose: await filesIn(`${folderOf(version)}/_prose`),
  };
}

/** Every file in the folders that belong to the generator alone. */
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
  const validator = createValidator(
    await readJson(`${DATA}/command.schema.json`),
    await readJson(`${DATA}/global.schema.json`),
  );
  const reference = buildReference(
    await Promise.all(versions.map(({label}) => readVersion(label, validator))),
  );
  const expected = generateCliReference(reference);
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
