/** The part of the public API that needs Node.js. */
export {
  basePath,
  isPartialPath,
  readDocsPath,
  readSitePath,
  routeOf,
  showRoute,
} from './docs-paths.ts';
