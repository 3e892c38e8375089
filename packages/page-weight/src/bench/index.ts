/** Runs the measurements of `npm run bench`. */
export {builtPaths} from './built-paths.ts';
export {scorePage} from './lighthouse.ts';
export {weighPages} from './weigh-pages.ts';
