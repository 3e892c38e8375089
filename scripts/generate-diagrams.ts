/**
 * Renders the diagrams of all pages (```mermaid fences) to src/generated/diagrams, with Chromium:
 * `npm run generate -- diagrams`. Skips diagrams that are already rendered.
 *
 * --check  renders nothing, and fails if an SVG is missing or unused; doesn't need a browser
 * --all    renders all diagrams again, for example after a Mermaid update
 */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {glob} from 'tinyglobby';
import {DIAGRAM_FOLDER} from '@devspace-docs/drawings';
import {compareDiagrams, findDiagrams, renderDiagrams} from '@devspace-docs/drawings/render';
import {runMain} from '@devspace-docs/tasks';

async function readPages(): Promise<Map<string, string>> {
  const folders = ['docs', 'versioned_docs', 'src/pages', 'tests/fixtures/reader'];
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
  const {missing, unused} = compareDiagrams(diagrams, await readdir(DIAGRAM_FOLDER));

  if (values.check) {
    for (const name of missing) console.error(`${diagrams.get(name)?.location} isn't rendered.`);
    for (const name of unused) console.error(`${DIAGRAM_FOLDER}/${name} isn't used by any page.`);
    if (missing.length + unused.length === 0) return;
    throw new Error(
      'The rendered diagrams are out of date. Run `npm run generate -- diagrams` and commit the result.',
    );
  }
  const outdated = [...diagrams].filter(([name]) => values.all || missing.includes(name));
  if (outdated.length > 0) {
    for (const [name, markup] of await renderDiagrams(new Map(outdated))) {
      await writeFile(path.join(DIAGRAM_FOLDER, name), markup);
    }
  }
  for (const name of unused) await rm(path.join(DIAGRAM_FOLDER, name));
  console.log(`${diagrams.size} diagrams, ${outdated.length} rendered.`);
}

void runMain(main);
