/**
 * Why: readers of a screen reader are told that a page loads or has failed, and both follow the design.
 * Replaces: Loading of Docusaurus 3.10, which styles itself.
 * Remove when: never; Docusaurus means it to be replaced.
 */
export {default} from '@site/src/components/PageLoading';
