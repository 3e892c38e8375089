/**
 * Why: long pages need a way to other sections on phones, too, but the theme's list is only at the top.
 * Replaces: DocItem/TOC/Mobile of theme-classic 3.10.
 * Remove when: the theme's list stays in view.
 * No upstream issue.
 */
export {default} from '@site/src/components/ContentsBar';
