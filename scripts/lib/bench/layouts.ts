/**
 * One page of each layout of the site, for checks that are too slow for every page.
 */

/** A page that represents all pages with its layout. */
export interface Layout {
  readonly name: string;
  /** Path below the base path. */
  readonly path: string;
  /** Whether a diagram is drawn in the browser: a check has to wait for it. */
  readonly hasDiagram?: boolean;
}

/** The layouts, each with the page that represents it. */
export const layouts: readonly Layout[] = [
  {name: 'the landing page of the latest version', path: ''},
  {name: 'the landing page of 5.x, with its banner', path: '5.x'},
  {name: 'the landing page of 4.x, with its color switch', path: '4.x'},
  {name: 'a page with tabs and code', path: 'getting-started/installation'},
  {name: 'a page with a diagram', path: 'getting-started/introduction', hasDiagram: true},
  {name: 'a command page', path: 'cli/devspace_dev'},
  {name: 'a config page with its fields', path: 'configuration/dev/connections/file-sync'},
  {
    name: 'a page of an older version that is not a command',
    path: '5.x/configuration/images/basics',
  },
  {name: 'a command page of an older version', path: '4.x/commands/devspace_dev'},
  {name: 'the recipe gallery with a filter', path: 'guides/recipes?task=debugger'},
  {name: 'the config reference', path: 'configuration/reference'},
  {name: 'the search page', path: 'search'},
  {name: 'the search page with results', path: 'search?q=pods'},
  {name: 'the accessibility statement', path: 'accessibility'},
  {name: 'the not-found page', path: 'getting-started/instalation'},
];
