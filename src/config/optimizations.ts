import {pageTemplate} from '../plugins/paint-first/page-template.ts';

/**
 * What is done to make pages lighter than Docusaurus makes them. Each part is a plugin of its own
 * and can be switched off here, for instance when a new Docusaurus breaks what it relies on: the
 * site then works as before, and the budgets (scripts/lib/bench/budgets.ts) say what it costs.
 */
type Optimization =
  | 'compactRoutes'
  | 'eagerCompile'
  | 'frameworkChunk'
  | 'noPrism'
  | 'noTslib'
  | 'paintFirst'
  | 'preactClient'
  | 'slimCss'
  | 'slimData'
  | 'slimHelmet'
  | 'slimRouter'
  | 'slimTheme';

/** Which parts are switched on. */
export const optimizations: Readonly<Record<Optimization, boolean>> = {
  /** One small table of routes in place of four, and prefetching with a limit. */
  compactRoutes: true,
  /** Scripts of every page are compiled while they arrive. */
  eagerCompile: true,
  /** Libraries in a script that browsers keep when the site changes. */
  frameworkChunk: true,
  /** No Prism in the browser: code is highlighted while the site is built. */
  noPrism: true,
  /** One helper in place of all of TypeScript's. */
  noTslib: true,
  /** Pages are painted before their scripts run. */
  paintFirst: true,
  /** Preact runs the site in the browser, a fifth of the size of React. */
  preactClient: true,
  /** Rules that the site does not use stay out of its style sheets. */
  slimCss: true,
  /** Settings and lists of pages that the browser never reads stay out of its scripts. */
  slimData: true,
  /** Tags in the head are written by a script of ours, a quarter of react-helmet-async. */
  slimHelmet: true,
  /** The router brings no language for addresses with placeholders. */
  slimRouter: true,
  /** Parts of the theme that the settings switch off stay out of scripts and styles. */
  slimTheme: true,
};

const plugins: Readonly<Record<Optimization, string>> = {
  compactRoutes: './src/plugins/compact-routes/index.ts',
  eagerCompile: './src/plugins/eager-compile/index.ts',
  frameworkChunk: './src/plugins/framework-chunk/index.ts',
  noPrism: './src/plugins/no-prism/index.ts',
  noTslib: './src/plugins/no-tslib/index.ts',
  paintFirst: './src/plugins/paint-first/index.ts',
  preactClient: './src/plugins/preact-client/index.ts',
  slimCss: './src/plugins/slim-css/index.ts',
  slimData: './src/plugins/slim-data/index.ts',
  slimHelmet: './src/plugins/slim-helmet/index.ts',
  slimRouter: './src/plugins/slim-router/index.ts',
  slimTheme: './src/plugins/slim-theme/index.ts',
};

/** The plugins of all parts that are switched on. */
export const optimizationPlugins: readonly string[] = Object.entries(plugins)
  .filter(([name]) => optimizations[name as Optimization])
  .map(([, plugin]) => plugin);

/** What pages are made of, where it is not what Docusaurus makes them of. */
export const ssrTemplate = optimizations.paintFirst ? pageTemplate : undefined;
