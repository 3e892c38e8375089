/** Keeps the rendered diagrams up to date with the pages. */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {DIAGRAM_FOLDER} from './diagram-file.ts';
import {compareDiagrams, findDiagrams} from './find-diagrams.ts';
import {renderDiagrams} from './render.ts';

/** Folders with pages that contain diagrams. */
const FOLDERS = ['docs', 'versioned_docs', 'src/pages', 'tests/fixtures/reader'];

async function readDiagrams() {
  const files = await glob(FOLDERS.map((folder) => `${folder}/**/*.mdx`));
  const pages = await Promise.all(
    files.sort().map(async (file) => [file, await readFile(file, 'utf8')] as const),
  );
  const diagrams = findDiagrams(new Map(pages));
  await mkdir(DIAGRAM_FOLDER, {recursive: true});
  return {diagrams, drift: compareDiagrams(diagrams, await readdir(DIAGRAM_FOLDER))};
}

/** Returns a message for each diagram that isn't rendered, and for each rendered file that no page uses. */
export async function checkDiagrams(): Promise<string[]> {
  const {diagrams, drift} = await readDiagrams();
  return [
    ...drift.missing.map((name) => `${diagrams.get(name)?.location} isn't rendered.`),
    ...drift.unused.map((name) => `${DIAGRAM_FOLDER}/${name} isn't used by any page.`),
  ];
}

/**
 * Renders diagrams that aren't rendered yet, and deletes files that no page uses.
 *
 * @returns The number of diagrams, and how many were rendered.
 */
export async function updateDiagrams(): Promise<{
  readonly total: number;
  readonly rendered: number;
}> {
  const {diagrams, drift} = await readDiagrams();
  const outdated = [...diagrams].filter(([name]) => drift.missing.includes(name));
  if (outdated.length > 0) {
    for (const [name, markup] of await renderDiagrams(new Map(outdated)))
      await writeFile(path.join(DIAGRAM_FOLDER, name), markup);
  }
  for (const name of drift.unused) await rm(path.join(DIAGRAM_FOLDER, name));
  return {total: diagrams.size, rendered: outdated.length};
}
