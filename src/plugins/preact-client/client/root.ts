/** Stands in for `react-dom/client`. */
import type {ReactNode} from 'react';
import {createRoot, hydrateRoot as hydrate} from 'preact/compat/client';
import {takeOverInTurns} from './turns';

export {createRoot};

/**
 * Takes over what the server has written. React's renderer puts preloads of pictures before a page;
 * Preact would take all that follows for moved, and move it: the browser then forgets the text that
 * it was asked to show.
 */
export function hydrateRoot(container: Element, page: ReactNode): ReturnType<typeof createRoot> {
  for (const preload of container.querySelectorAll(':scope > link[rel="preload"]'))
    preload.remove();
  void takeOverInTurns(() => hydrate(container, page));
  return createRoot(container);
}

export default {createRoot, hydrateRoot};
