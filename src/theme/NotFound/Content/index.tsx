/**
 * Why: a reader on a dead URL gets the nearest pages, a search for its words and the ways in.
 * Replaces: NotFound/Content of theme-classic 3.10.
 * Remove when: never; the theme has no extension point for it.
 */
export {default} from '@site/src/components/NotFoundContent';
