/**
 * Docusaurus links call `window.docusaurus.prefetch` when they come into view. This module lets it prefetch only a
 * few pages per page view, to which the text links: a menu has dozens of links.
 */
import type {ClientModule} from '@docusaurus/types';

/** Pages per page view, which load at most 60 KB of scripts. */
const LIMIT = 5;

let remaining = LIMIT;

if (typeof window !== 'undefined') {
  // Docusaurus sets `window.docusaurus` after client modules have run, and before it renders links.
  queueMicrotask(() => {
    const {prefetch, preload} = window.docusaurus;
    const prefetchFew: typeof prefetch = (link) => {
      const path = link.replace(/[?#].*/, '');
      const isInText = document.querySelector(`main a[href="${CSS.escape(link)}"]`) !== null;
      if (remaining === 0 || !isInText || path === window.location.pathname) return false;
      // False for a page that it has prefetched before.
      const result = prefetch(path);
      if (result) remaining -= 1;
      return result;
    };
    window.docusaurus = {prefetch: prefetchFew, preload};
  });
}

const limitedPrefetch: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) remaining = LIMIT;
  },
};

export default limitedPrefetch;
