/**
 * Writes the illustrations of src/illustrations to static/img/illustrations, one file for each color
 * mode, and their sizes to src/generated/illustrations.json: `npm run generate -- illustrations`.
 *
 * --check  writes nothing, and fails if a file is missing, outdated or unused
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {updateFiles} from '@devspace-docs/reference/node';
import {
  readSize,
  readTokens,
  renderFonts,
  renderIllustration,
} from '@devspace-docs/drawings/render';
import {runMain} from './tasks/index.ts';

const SOURCES = 'src/illustrations';
const TARGETS = 'static/img/illustrations';
const SIZES = 'src/generated/illustrations.json';

/** Content of each generated file, by path. */
async function render(): Promise<Map<string, string>> {
  const tokens = readTokens(await readFile('src/css/tokens.css', 'utf8'));
  const fonts = {
    Inter: await readFile('src/css/fonts/inter-subset.woff2'),
    'JetBrains Mono': await readFile('src/css/fonts/jetbrains-mono-subset.woff2'),
  };
  const files = new Map<string, string>();
  const sizes: Record<string, readonly [number, number]> = {};
  for (const file of (await readdir(SOURCES)).sort()) {
    const svg = await readFile(path.join(SOURCES, file), 'utf8');
    sizes[file] = readSize(svg);
    const style = await renderFonts(svg, fonts);
    files.set(path.join(TARGETS, file), renderIllustration(svg, tokens.light, style));
    const dark = file.replace(/\.svg$/, '-dark.svg');
    files.set(path.join(TARGETS, dark), renderIllustration(svg, tokens.dark, style));
  }
  return files.set(SIZES, `${JSON.stringify(sizes)}\n`);
}

void runMain(async () => {
  await updateFiles({title: 'Illustrations', files: await render(), owned: [`${TARGETS}/*`]});
});
