/**
 * Draws the diagrams of all pages (```mermaid fences) into src/generated/diagrams, which needs
 * Chromium. Drawings that are there already stay as they are: another source has another name.
 *
 * --check  draws nothing and fails when a drawing is missing or nobody needs it; needs no browser
 * --all    draws all of them anew, after a change of the generator or of Mermaid
 */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {glob} from 'tinyglobby';
import {DIAGRAM_FOLDER} from '../src/plugins/diagrams/name-diagram.ts';
import {drawDiagrams} from './lib/diagrams/draw.ts';
import {compareDrawings, findDiagrams} from './lib/diagrams/find-diagrams.ts';
import {runMain} from './lib/run-main.ts';

async function readPages(): Promise<Map<string, string>> {
  const folders = ['docs', 'versioned_docs', 'src/pages', 'tests/fixtures'];
  const files = await glob(folders.map((folder) => `${folder}/**/*.mdx`));
  const texts = await Promise.all(
    files.sort().map(async (file) => [file, await readFile(file, 'utf8')] as const),
  );
  return new Map(texts);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {check: {type: 'boolean', default: false}, all: {type: 'boolean', default: false}},
  });
  const diagrams = findDiagrams(await readPages());
  await mkdir(DIAGRAM_FOLDER, {recursive: true});
  const {missing, unused} = compareDrawings(diagrams, await readdir(DIAGRAM_FOLDER));

  if (values.check) {
    for (const name of missing) console.error(`${diagrams.get(name)?.place} is not drawn.`);
    for (const name of unused) console.error(`${DIAGRAM_FOLDER}/${name} belongs to no page.`);
    if (missing.length + unused.length === 0) return;
    throw new Error('Drawings and diagrams differ: npm run generate:diagrams');
  }
  const wanted = [...diagrams].filter(([name]) => values.all || missing.includes(name));
  if (wanted.length > 0) {
    for (const [name, markup] of await drawDiagrams(new Map(wanted))) {
      await writeFile(path.join(DIAGRAM_FOLDER, name), markup);
    }
  }
  for (const name of unused) await rm(path.join(DIAGRAM_FOLDER, name));
  console.log(`${diagrams.size} diagrams are drawn, ${wanted.length} of them now.`);
}

void runMain(main);
