/**
 * Why: announces loading and failures to screen readers, and follows the design of the site.
 * Replaces: Loading of Docusaurus 3.10, which has inline styles.
 * Remove when: never; Docusaurus expects sites to replace it.
 * No upstream issue.
 */
export {default} from '@site/src/components/PageLoading';
