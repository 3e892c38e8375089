/** Writes the search page of an archive, based on the site's own. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {findElement, parsePage} from '@devspace-docs/static-host/html';
import {renderData, type OfflineData} from './data.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Folder of the page's files in the archive. */
const FILES = 'search';

const PAGE = `<head><link rel="stylesheet" href="${FILES}/page.css"></head>
<main class="narrow-page offline-search">
<h1>Search</h1>
<form id="offline-search" role="search">
<input id="offline-search-field" class="form-control" type="search" name="q" placeholder="Search..." aria-label="Search this version" autocomplete="off" spellcheck="false">
</form>
<p id="offline-search-state" role="status"></p>
<ol id="offline-search-results" class="plain-list"></ol>
<button id="offline-search-more" class="button button--secondary" type="button" hidden>More results</button>
<script src="${FILES}/data.js"></script><script src="${FILES}/page.js"></script>
</main>`;

/** The first element with a name. */
function find(tree: Root, name: string): Element {
  const element = findElement(tree, ({tagName}) => tagName === name);
  if (element) return element;
  throw new Error(`A page has no <${name}>, which the search page of an archive needs.`);
}

/**
 * Renders the search page of an archive: the site's search page, with the search of the archive as its
 * main region, and the navbar of the version. Pure.
 *
 * @param landing - Landing page of the version, in the same folder.
 * @throws Error if a page has no navbar or no main region.
 */
export function renderSearchPage(html: string, landing: string): string {
  const tree = parsePage(html);
  const own = parsePage(PAGE);
  find(tree, 'head').children.push(...find(own, 'head').children);
  Object.assign(find(tree, 'nav'), find(parsePage(landing), 'nav'));
  Object.assign(find(tree, 'main'), find(own, 'main'));
  return toHtml(tree);
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
