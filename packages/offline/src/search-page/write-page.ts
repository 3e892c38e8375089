/** Writes the search page of an archive, based on the site's own. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import type {Element, Root} from 'hast';
import {findElement, parsePage, type Range, rangeOf, tagsOf} from '@devspace-docs/static-host/html';
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

/** Finds something in the first element with a name. */
function locate(tree: Root, name: string, find: (element: Element) => Range | undefined): Range {
  const element = findElement(tree, ({tagName}) => tagName === name);
  const range = element && find(element);
  if (!range)
    throw new Error(`A page has no <${name}>, which the search page of an archive needs.`);
  return range;
}

/**
 * Renders the search page of an archive: the site's search page, with the search of the archive as its
 * main region, and the navbar of the version. Pure.
 *
 * @param landing - Landing page of the version, in the same folder.
 * @throws Error if a page has no end tag of the head, no navbar or no main region.
 */
export function renderSearchPage(html: string, landing: string): string {
  const tree = parsePage(html, {hasPositions: true});
  const {start: head} = locate(tree, 'head', (element) => tagsOf(element).closing);
  const navbar = locate(tree, 'nav', rangeOf);
  const main = locate(tree, 'main', rangeOf);
  const versionNavbar = locate(parsePage(landing, {hasPositions: true}), 'nav', rangeOf);
  return [
    html.slice(0, head),
    `<link rel="stylesheet" href="${FILES}/page.css">`,
    html.slice(head, navbar.start),
    landing.slice(versionNavbar.start, versionNavbar.end),
    html.slice(navbar.end, main.start),
    MAIN,
    `<script src="${FILES}/data.js"></script><script src="${FILES}/page.js"></script>`,
    html.slice(main.end),
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
