/**
 * Why: pages have different ids in different versions, so the theme's banner would lead to the landing page.
 * Replaces: DocVersionBanner of theme-classic 3.10.
 * Remove when: Docusaurus lets a page name its counterparts in other versions.
 */
export {default} from '@site/src/components/VersionBanner';
