/**
 * Writes the files that the built-in search loads: one for each version.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {packIndex} from '../../../src/search/builtin/pack.ts';
import {INDEX_FOLDER, indexFile} from '../../../src/search/builtin/index-file.ts';
import {readRecords} from './read-records.ts';

/** Reads a built site and adds the index of each version to it. Returns the number of records. */
export async function writeIndex(dir: string, basePath: string): Promise<number> {
  const records = await readRecords(dir, basePath);
  const folder = path.join(dir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  for (const tag of new Set(records.map((record) => record.docusaurus_tag))) {
    const ofVersion = records.filter((record) => record.docusaurus_tag === tag);
    await writeFile(path.join(folder, indexFile(tag)), JSON.stringify(packIndex(tag, ofVersion)));
  }
  return records.length;
}
