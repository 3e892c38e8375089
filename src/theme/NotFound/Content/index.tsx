/**
 * Why: adds similar pages, a prefilled search and links to all versions to the 404 page.
 * Replaces: NotFound/Content of theme-classic 3.10. NotFound, which is safe to replace, isn't enough: the theme
 * renders it only in 404.html, and its DocRoot shows NotFound/Content for all unknown URLs.
 * Remove when: DocRoot renders NotFound.
 */
export {default} from '@site/src/components/NotFoundContent';
