/** Writes the search page of an archive, based on the site's own. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {readTags} from '../../html/tags.ts';
import {renderData, type OfflineData} from './data.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Folder of the page's files in the archive. */
const FILES = 'search';

const MAIN = `<main class="offline-search">
<h1>Search</h1>
<form id="offline-search" role="search">
<input id="offline-search-field" type="search" name="q" placeholder="Search..." aria-label="Search this version" autocomplete="off" spellcheck="false">
</form>
<p id="offline-search-state" role="status"></p>
<ol id="offline-search-results"></ol>
<button id="offline-search-more" class="button button--secondary" type="button" hidden>More results</button>
</main>`;

/**
 * Replaces the main region of the site's search page with the search of an archive. Pure.
 *
 * @throws Error if the page has no main region.
 */
export function renderSearchPage(html: string): string {
  const tags = readTags(html);
  const start = tags.find(({name, isEnd}) => name === 'main' && !isEnd)?.start;
  const end = tags.findLast(({name, isEnd}) => name === 'main' && isEnd)?.end;
  const head = tags.find(({name, isEnd}) => name === 'head' && isEnd)?.start;
  if (start === undefined || end === undefined || head === undefined) {
    throw new Error('search.html has no <main> in its <body>, which the archive search replaces.');
  }
  return [
    html.slice(0, head),
    `<link rel="stylesheet" href="${FILES}/page.css">`,
    html.slice(head, start),
    MAIN,
    `<script src="${FILES}/data.js"></script><script src="${FILES}/page.js"></script>`,
    html.slice(end),
  ].join('');
}

/** Bundles the script of the page for the browsers that the site supports. */
async function bundlePage(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(FOLDER, 'page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}

/** Returns the files of the search page by path in the archive, without the page itself. */
export async function searchFiles(data: OfflineData): Promise<Map<string, string>> {
  return new Map([
    [`${FILES}/page.css`, await readFile(path.join(FOLDER, 'page.css'), 'utf8')],
    [`${FILES}/page.js`, await bundlePage()],
    [`${FILES}/data.js`, renderData(data)],
  ]);
}
