/**
 * Why: pages have different ids in different versions, so the theme's banner would link to the landing page.
 * Replaces: DocVersionBanner of theme-classic 3.10.
 * Remove when: Docusaurus can map a page to its counterparts in other versions.
 * No upstream issue.
 */
export {default} from '@site/src/components/VersionBanner';
