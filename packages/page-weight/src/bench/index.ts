/** Runs the measurements of `npm run bench`. */
export {scorePage} from './lighthouse.ts';
export {weighPages} from './weigh-pages.ts';
