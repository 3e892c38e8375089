/** The part of the public API that needs Node.js. */
export {
  basePath,
  hasNumberPrefix,
  isPartialPath,
  readDocsPath,
  readSitePath,
  routeOf,
  showRoute,
} from './docs-paths.ts';
