/**
 * Writes the illustrations of src/illustrations to static/img/illustrations, one file for each color
 * mode, and their sizes to src/generated/illustrations.json: `npm run generate:illustrations`.
 *
 * --check  writes nothing, and fails if a file is missing, outdated or unused
 */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readSize, readTokens, renderIllustration} from './lib/illustrations/render.ts';
import {runMain} from './lib/run-main.ts';

const SOURCES = 'src/illustrations';
const TARGETS = 'static/img/illustrations';
const SIZES = 'src/generated/illustrations.json';

/** Content of each generated file, by path. */
async function render(): Promise<Map<string, string>> {
  const tokens = readTokens(await readFile('src/css/tokens.css', 'utf8'));
  const files = new Map<string, string>();
  const sizes: Record<string, readonly [number, number]> = {};
  for (const file of (await readdir(SOURCES)).sort()) {
    const svg = await readFile(path.join(SOURCES, file), 'utf8');
    sizes[file] = readSize(svg);
    files.set(path.join(TARGETS, file), renderIllustration(svg, tokens.light));
    const dark = file.replace(/\.svg$/, '-dark.svg');
    files.set(path.join(TARGETS, dark), renderIllustration(svg, tokens.dark));
  }
  return files.set(SIZES, `${JSON.stringify(sizes)}\n`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const files = await render();
  await mkdir(TARGETS, {recursive: true});
  const present = (await readdir(TARGETS)).map((name) => path.join(TARGETS, name));
  const unused = present.filter((file) => !files.has(file));
  const outdated: string[] = [];
  for (const [file, content] of files) {
    const current = await readFile(file, 'utf8').catch(() => '');
    if (current !== content) outdated.push(file);
  }
  if (values.check) {
    if (unused.length + outdated.length === 0) return;
    throw new Error(
      `Out of date: ${[...unused, ...outdated].join(', ')}. Run \`npm run generate:illustrations\` and commit the result.`,
    );
  }
  for (const file of outdated) await writeFile(file, files.get(file) ?? '');
  for (const file of unused) await rm(file);
  console.log(`${files.size} illustration files, ${outdated.length} written.`);
}

void runMain(main);
