/**
 * Why: sections open without JavaScript, for links to their content and for find-in-page; the theme
 * collapses sections with a script, which prevents all three.
 * Replaces: MDXComponents/Details of theme-classic 3.10 (safe).
 * Remove when: the theme uses native `details` only.
 * Upstream: https://github.com/facebook/docusaurus/issues/10055
 */
export {default} from '@site/src/components/Collapsible';
