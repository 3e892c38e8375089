/**
 * Why: the search button is a link that works without JavaScript, and loads nothing by itself.
 * Fills: the empty SearchBar of theme-classic 3.10 (safe).
 * No upstream issue.
 */
export {default} from '@site/src/components/search/SearchLink';
