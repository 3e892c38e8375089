/**
 * The search page of an archive, which runs in the browser without a server. The index is a script
 * because pages opened from disk can't fetch files.
 */
import {createSearchService, type Highlighted, type SearchHit} from '@devspace-docs/search/service';
import {fileOfUrl, type OfflineData} from './data.ts';

const HITS_PER_PAGE = 20;

/** Debounce of typing, in milliseconds. */
const DEBOUNCE = 80;

declare global {
  /** Set by data.js. */
  var docsOffline: OfflineData;
}

const {tag, topics, index} = globalThis.docsOffline;
const service = createSearchService(() => Promise.resolve(index));

function find<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The search page has no ${selector}.`);
  return element;
}

const field = find('#offline-search-field', HTMLInputElement);
const state = find('#offline-search-state', HTMLElement);
const results = find('#offline-search-results', HTMLElement);
const more = find('#offline-search-more', HTMLButtonElement);

/** Creates an element. Its children are never parsed as markup. */
function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

function highlighted(parts: Highlighted): (Node | string)[] {
  return parts.map(({text, isMatch}) => (isMatch ? create('mark', text) : text));
}

function linkTo(href: string, ...children: readonly (Node | string)[]): HTMLAnchorElement {
  return Object.assign(create('a', ...children), {href});
}

function resultOf({url, headings, hierarchy, excerpt, card}: SearchHit): HTMLElement {
  const last = headings.at(-1) ?? [];
  const title = card ? [create('code', card.name)] : highlighted(last);
  const names = [hierarchy.lvl0, hierarchy.lvl1, hierarchy.lvl2]
    .filter(Boolean)
    .filter((name) => name !== last.map(({text}) => text).join(''));
  const path = create('p', names.join(' › '));
  path.className = 'offline-search__path';
  const text = create('p', ...(card ? [card.summary] : highlighted(excerpt)));
  return create('li', linkTo(fileOfUrl(url, globalThis.docsOffline), ...title), path, text);
}

/** A link that reloads the page with another query. */
function suggest(query: string): HTMLAnchorElement {
  return linkTo(`?${new URLSearchParams({q: query}).toString()}`, query);
}

let shown = 0;
let latestRequest = 0;

async function search(page: number): Promise<void> {
  const text = field.value.trim();
  latestRequest += 1;
  const request = latestRequest;
  if (text === '') {
    results.replaceChildren();
    state.textContent = '';
    more.hidden = true;
    return;
  }
  const {hits, total, suggestion} = await service.search({
    text,
    tag,
    page,
    hitsPerPage: HITS_PER_PAGE,
  });
  if (request !== latestRequest) return;
  if (page === 0) results.replaceChildren();
  shown = page;
  results.append(...hits.map(resultOf));
  const count = total === 1 ? '1 result' : `${total} results`;
  state.textContent = total === 0 ? `No results for “${text}”.` : `${count} for “${text}”`;
  if (total === 0) {
    const suggestions = suggestion === undefined ? topics : [suggestion];
    state.append(' Try searching for:', ...suggestions.flatMap((other) => [' ', suggest(other)]));
  }
  more.hidden = total <= (page + 1) * HITS_PER_PAGE;
}

function startSearch(page: number): void {
  search(page).catch((error: unknown) => {
    state.textContent = `Unable to fetch results: ${String(error)}`;
  });
}

/** Stores the query in the URL, so that the Back button restores it. */
function storeQuery(): void {
  const url = new URL(window.location.href);
  url.searchParams.set('q', field.value);
  try {
    window.history.replaceState(null, '', url);
  } catch {
    // Some browsers don't allow this for pages opened from disk.
  }
}

let timer = 0;
field.addEventListener('input', () => {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    storeQuery();
    startSearch(0);
  }, DEBOUNCE);
});
find('#offline-search', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  startSearch(0);
});
more.addEventListener('click', () => startSearch(shown + 1));

// The index is large, so the reader may have typed before it was loaded.
if (field.value === '') field.value = new URLSearchParams(window.location.search).get('q') ?? '';
else storeQuery();
field.focus();
startSearch(0);
