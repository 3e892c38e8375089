/**
 * Why: the theme's home icon links to the landing page of the latest version, even in older versions.
 * Replaces: DocBreadcrumbs/Items/Home of theme-classic 3.10.
 * Remove when: Docusaurus links the icon to the landing page of the current version.
 * No upstream issue.
 */
export {default} from '@site/src/components/HomeCrumb';
