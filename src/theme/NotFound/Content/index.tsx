/**
 * Why: adds similar pages, a prefilled search and links to all versions to the 404 page.
 * Replaces: NotFound/Content of theme-classic 3.10. An override of NotFound would be safe, but affects only
 * 404.html: after hydration, DocRoot renders NotFound/Content for unknown URLs.
 * Remove when: DocRoot renders NotFound.
 * Upstream: https://github.com/facebook/docusaurus/issues/9665
 */
export {default} from '@site/src/components/NotFoundContent';
