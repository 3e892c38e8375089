/**
 * What the prefetch queue needs of the browser.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {whenIdle} from '../../../idle/when-idle.ts';
import type {PrefetchHost} from './prefetch-queue.ts';

/** Set by the bundler: the file of a script by the name of its chunk, and where files lie. */
declare const __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_public_path__: string;

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Milliseconds after which idle work is done even if something always goes on. */
const LONGEST_WAIT = 5000;

const requested = new Set<string>();

/** Whether the reader has a slow connection, or wants to save data. */
export function isSaving(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

/** The addresses of the scripts that only one page needs. */
function scriptsOf(path: string): string[] {
  return matchRoutes(routes, path)
    .flatMap(({route}) => (route as {ownChunks?: readonly string[]}).ownChunks ?? [])
    .map((chunk) => __webpack_public_path__ + __webpack_get_script_filename__(chunk));
}

function sizeOf(address: string): number {
  const [entry] = performance.getEntriesByName(new URL(address, location.href).href);
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
}

async function fetchScript(address: string): Promise<number> {
  if (requested.has(address) || document.querySelector(`script[src="${address}"]`)) return 0;
  requested.add(address);
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = address;
    link.onload = () => resolve(sizeOf(address));
    link.onerror = reject;
    document.head.append(link);
  });
}

/** The next page in the reading order comes first, then those that the text links to. */
function sort(paths: readonly string[]): readonly string[] {
  const next = document.querySelector('.pagination-nav__link--next')?.getAttribute('href');
  // The config reference has thousands of links to itself, which are no paths.
  const links = document.querySelectorAll('main article a[href^="/"]');
  const linked = new Set([...links].map((link) => link.getAttribute('href')));
  return [
    ...(next ? [next] : []),
    ...paths.filter((path) => linked.has(path)),
    ...paths.filter((path) => !linked.has(path)),
  ];
}

/** The browser, as the queue sees it. */
export const prefetchHost: PrefetchHost = {
  isSaving,
  sort,
  whenIdle: (callback) => void whenIdle(callback, LONGEST_WAIT),
  fetch: async (path) => {
    const sizes = await Promise.all(scriptsOf(path).map(fetchScript));
    return sizes.reduce((sum, size) => sum + size, 0);
  },
};
