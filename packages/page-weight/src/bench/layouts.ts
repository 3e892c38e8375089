/** One page per layout, for checks that are too slow to run on every page. */

export interface Layout {
  readonly name: string;
  /** Path relative to the base path. */
  readonly path: string;
  /** Whether the browser renders a diagram, which checks have to wait for. */
  readonly hasDiagram?: boolean;
}

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
