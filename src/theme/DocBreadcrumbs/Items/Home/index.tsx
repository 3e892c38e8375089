/**
 * Why: the house led readers of an old version to the landing page of the latest one.
 * Replaces: DocBreadcrumbs/Items/Home of theme-classic 3.10.
 * Remove when: Docusaurus links the house to the home of the version.
 */
export {default} from '@site/src/components/HomeCrumb';
