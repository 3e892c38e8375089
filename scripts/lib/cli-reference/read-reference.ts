import {readdir, readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {versions, type VersionLabel} from '../../../src/config/versions.ts';
import {compareFullSet, type FullSet} from './full-set.ts';
import {buildReference, DataError} from './model.ts';
import {folderOf} from './paths.ts';
import type {Reference, VersionSource} from './types.ts';
import {createValidator, type Validator} from './validate.ts';

export const DATA = 'schema/cli';

async function readJson(file: string): Promise<object> {
  return JSON.parse(await readFile(file, 'utf8')) as object;
}

/** Names of the files in a folder; empty if the folder doesn't exist. */
export async function filesIn(folder: string): Promise<string[]> {
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

/**
 * Reads and checks the command data of all versions in `schema/cli`.
 *
 * @throws Error if the data is inconsistent, or doesn't match its JSON Schema or `full-set.json`.
 */
export async function readReference(): Promise<Reference> {
  const validator = createValidator(
    await readJson(`${DATA}/command.schema.json`),
    await readJson(`${DATA}/global.schema.json`),
  );
  const reference = buildReference(
    await Promise.all(versions.map(({label}) => readVersion(label, validator))),
  );
  const problems = compareFullSet(reference, (await readJson(`${DATA}/full-set.json`)) as FullSet);
  if (problems.length > 0) throw new DataError(problems);
  return reference;
}
