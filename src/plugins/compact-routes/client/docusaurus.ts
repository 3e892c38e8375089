/**
 * Why: Docusaurus fetches the pages of all links in view at once, and looks each of them up with a
 * regular expression for every route of the site, which takes longer than anything else at start-up.
 * Replaces: `client/docusaurus.js` of @docusaurus/core 3.10, whose functions `Link` calls when a
 * link comes into view (`prefetch`) and when it is pointed at or touched (`preload`).
 */
import preload from '@docusaurus/core/lib/client/preload';
import {isSaving, prefetchHost} from './prefetch-host.ts';
import {createPrefetchQueue, type PrefetchLimits} from './prefetch-queue.ts';

const limits: PrefetchLimits = {untouched: 60_000, total: 200_000, page: 20_000};

const queue = createPrefetchQueue(prefetchHost, limits);
const preloaded = new Set<string>();

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(type, queue.touch, {once: true, passive: true});
  }
}

export default Object.freeze({
  prefetch: (path: string): boolean => queue.add(path.replace(/[?#].*/, '')),
  preload: (path: string): boolean | Promise<unknown> => {
    if (isSaving() || preloaded.has(path)) return false;
    preloaded.add(path);
    return preload(path.replace(/[?#].*/, ''));
  },
});
