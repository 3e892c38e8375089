/**
 * One page of each layout of the site, for checks that are too slow for every page.
 */
import {routeOf, trimRoute} from '../lib/routes.ts';
import unwritten from '../routes/unwritten.json' with {type: 'json'};

/** A page that stands for all pages that are built like it. */
export interface Layout {
  readonly name: string;
  /** Path below the base path. */
  readonly path: string;
  /** Whether a diagram is drawn in the browser: a check has to wait for it. */
  readonly hasDiagram?: boolean;
}

const all: readonly Layout[] = [
  {name: 'the landing page of 6.x', path: ''},
  {name: 'the landing page of 5.x, with its banner', path: '5.x'},
  {name: 'the landing page of 4.x, with its colour switch', path: '4.x'},
  {name: 'a page with tabs and code', path: 'getting-started/installation'},
  {name: 'a page with a diagram', path: 'getting-started/introduction', hasDiagram: true},
  {name: 'a command page', path: 'cli/devspace_dev'},
  {name: 'a command page of an old line', path: '4.x/commands/devspace_dev'},
  {name: 'the config reference', path: 'configuration/reference'},
  {name: 'the search page', path: 'search'},
  {name: 'the search page with results', path: 'search?q=pods'},
  {name: 'the not-found page', path: 'getting-started/instalation'},
];

const missing = new Set(unwritten.map(trimRoute));

/** The layouts whose page is written. */
export const layouts = all.filter(({path}) => !missing.has(routeOf(path)));

/** Paths of these pages that are written: for tests that need certain pages. */
export function written(paths: readonly string[]): string[] {
  return paths.filter((path) => !missing.has(routeOf(path)));
}
