import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {VersionLabel} from '@devspace-docs/versions';
import {packIndex} from '../builtin/pack.ts';
import {INDEX_FOLDER, indexFile} from '../builtin/index-file.ts';
import {readRecords} from './read-records.ts';

/** Writes the file that the built-in search loads for a version. Returns the number of records. */
export async function writeIndex(
  dir: string,
  basePath: string,
  version: VersionLabel,
): Promise<number> {
  const records = await readRecords(dir, basePath, version);
  const folder = path.join(dir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  for (const tag of new Set(records.map((record) => record.docusaurus_tag))) {
    const ofVersion = records.filter((record) => record.docusaurus_tag === tag);
    await writeFile(path.join(folder, indexFile(tag)), JSON.stringify(packIndex(tag, ofVersion)));
  }
  return records.length;
}
