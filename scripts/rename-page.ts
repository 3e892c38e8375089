/**
 * Moves a page or a partial: `npm run page:rename -- docs/old.mdx docs/new.mdx`.
 *
 * Updates links to and from the page, the sidebar and the lists of pages and anchors, and redirects its URL.
 * Run `npm run check` afterwards: it reports what else names the page.
 */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {renamePage} from '@devspace-docs/content-lint';
import {createSite} from '@devspace-docs/pages';
import {loadTree} from '@devspace-docs/common/node';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  const [from, to] = parseArgs({allowPositionals: true}).positionals;
  if (from === undefined || to === undefined)
    throw new Error('Pass two paths: npm run page:rename -- docs/old.mdx docs/new.mdx');
  const changed = renamePage(
    createSite(loadTree('.')),
    path.posix.normalize(from),
    path.posix.normalize(to),
  );
  for (const [file, text] of changed) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
    console.log(file);
  }
  await rm(from);
});
