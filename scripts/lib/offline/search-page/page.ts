/**
 * The search page of an archive: runs in the browser, without a server. Its index is a script, since
 * pages from disk may not ask for other files.
 */
import {createSearchService} from '../../../../src/lib/search/builtin/service.ts';
import type {Highlighted, SearchHit} from '../../../../src/lib/search/types.ts';
import {fileOfAddress, type OfflineData} from './data.ts';

const HITS_PER_PAGE = 20;

/** Milliseconds without a keystroke after which a search begins: it runs beside the typing. */
const PAUSE = 80;

declare global {
  /** Set by the script beside this one. */
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

/** Text with what matches in `<mark>`: made of nodes, so that nothing in it is taken for markup. */
function highlighted(parts: Highlighted): DocumentFragment {
  const fragment = new DocumentFragment();
  for (const {text, isMatch} of parts) {
    if (!isMatch) fragment.append(text);
    else fragment.append(Object.assign(document.createElement('mark'), {textContent: text}));
  }
  return fragment;
}

function resultOf({url, headings, hierarchy, excerpt, card}: SearchHit): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = fileOfAddress(url, globalThis.docsOffline);
  const last = headings.at(-1);
  if (card) link.append(Object.assign(document.createElement('code'), {textContent: card.name}));
  else if (last) link.append(highlighted(last));
  const path = document.createElement('p');
  path.className = 'offline-search__path';
  path.textContent = [hierarchy.lvl0, hierarchy.lvl1, hierarchy.lvl2]
    .filter(
      (name) => name !== undefined && name !== '' && name !== last?.map(({text}) => text).join(''),
    )
    .join(' › ');
  const text = document.createElement('p');
  if (card) text.append(card.summary);
  else text.append(highlighted(excerpt));
  item.append(link, path, text);
  return item;
}

/** A link that searches for something else: it loads the page again with that query. */
function linkTo(query: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `?${new URLSearchParams({q: query}).toString()}`;
  link.textContent = query;
  return link;
}

let shown = 0;
let asked = 0;

async function search(page: number): Promise<void> {
  const text = field.value.trim();
  asked += 1;
  const mine = asked;
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
  if (mine !== asked) return;
  if (page === 0) results.replaceChildren();
  shown = page;
  results.append(...hits.map(resultOf));
  const count = total === 1 ? '1 result' : `${total} results`;
  state.textContent = total === 0 ? `No results for “${text}”.` : `${count} for “${text}”`;
  if (total === 0) {
    const suggestions = suggestion === undefined ? topics : [suggestion];
    state.append(' Try searching for:', ...suggestions.flatMap((other) => [' ', linkTo(other)]));
  }
  more.hidden = total <= (page + 1) * HITS_PER_PAGE;
}

function begin(page: number): void {
  search(page).catch((error: unknown) => {
    state.textContent = `Unable to fetch results: ${String(error)}`;
  });
}

/** Puts the words into the URL, so that Back brings them back. */
function keepWords(): void {
  const address = new URL(window.location.href);
  address.searchParams.set('q', field.value);
  try {
    window.history.replaceState(null, '', address);
  } catch {
    // Some browsers refuse it for pages on disk.
  }
}

let timer = 0;
field.addEventListener('input', () => {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    keepWords();
    begin(0);
  }, PAUSE);
});
find('#offline-search', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  begin(0);
});
more.addEventListener('click', () => begin(shown + 1));

// The index is large: a reader may have typed before it was there.
if (field.value === '') field.value = new URLSearchParams(window.location.search).get('q') ?? '';
else keepWords();
field.focus();
begin(0);
