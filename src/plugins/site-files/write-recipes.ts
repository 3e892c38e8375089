import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {packFiles, readFiles} from '../../lib/recipes/archive.ts';
import type {OwnFrontMatter} from '../../lib/pages/types.ts';

/** Writes the archive of each recipe and tutorial next to its page. */
export async function writeRecipes(
  {outDir, baseUrl, siteDir}: Props,
  versions: readonly LoadedVersion[],
): Promise<void> {
  for (const {frontMatter, source, permalink} of versions.flatMap(({docs}) => docs)) {
    const {archive} = frontMatter as OwnFrontMatter;
    if (!archive) continue;
    const page = await readFile(source.replace('@site', siteDir), 'utf8');
    const file = path.join(outDir, `${permalink.slice(baseUrl.length)}.zip`);
    await writeFile(file, packFiles(archive.folder, readFiles(page)));
  }
}
