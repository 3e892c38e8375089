/**
 * Why: adds similar pages, a prefilled search and links to all versions to the 404 page.
 * Replaces: NotFound/Content of theme-classic 3.10.
 * Remove when: never; the theme has no extension point for it.
 */
export {default} from '@site/src/components/NotFoundContent';
