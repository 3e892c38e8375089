import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {packIndex} from '../builtin/pack.ts';
import {INDEX_FOLDER, indexFile} from '../builtin/index-file.ts';
import type {SearchRecord} from '../types.ts';

/** Writes the files that the built-in search loads, one for each version. */
export async function writeIndex(dir: string, records: readonly SearchRecord[]): Promise<void> {
  const folder = path.join(dir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  for (const tag of new Set(records.map((record) => record.docusaurus_tag))) {
    const ofVersion = records.filter((record) => record.docusaurus_tag === tag);
    await writeFile(path.join(folder, indexFile(tag)), JSON.stringify(packIndex(tag, ofVersion)));
  }
}
