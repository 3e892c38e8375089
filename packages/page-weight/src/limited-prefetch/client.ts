/**
 * Docusaurus links call `window.docusaurus.prefetch` when they come into view. This module replaces it with
 * a queue, which prefetches one page at a time while the browser is idle, the most likely pages first.
 */
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@devspace-docs/common';
import {createPrefetchQueue, type PrefetchQueue} from './queue.ts';

/** Pages per page view, which load at most 60 KB of scripts. */
const LIMIT = 5;

/** Milliseconds after which the browser prefetches even if it's never idle. */
const MAX_WAIT = 5000;

/** The next page in the sidebar, then links in the text, then all others. */
function likeliestFirst(paths: readonly string[]): readonly string[] {
  const next = document.querySelector('.pagination-nav__link--next')?.getAttribute('href');
  const links = document.querySelectorAll('main article a[href^="/"]');
  const inText = new Set([...links].map((link) => link.getAttribute('href')));
  return [
    ...(next ? [next] : []),
    ...paths.filter((path) => inText.has(path)),
    ...paths.filter((path) => !inText.has(path)),
  ];
}

let queue: PrefetchQueue | undefined;

if (typeof window !== 'undefined') {
  // Docusaurus sets `window.docusaurus` after client modules have run, and before it renders links.
  queueMicrotask(() => {
    const {prefetch, preload} = window.docusaurus;
    queue = createPrefetchQueue({
      limit: LIMIT,
      prefetch: async (path) => prefetch(path),
      whenIdle: (callback) => void whenIdle(callback, MAX_WAIT),
      sort: likeliestFirst,
    });
    const add = (link: string): false => {
      const path = link.replace(/[?#].*/, '');
      if (path !== window.location.pathname) queue?.add(path);
      return false;
    };
    window.docusaurus = {prefetch: add, preload};
  });
}

const limitedPrefetch: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) queue?.restart();
  },
};

export default limitedPrefetch;
