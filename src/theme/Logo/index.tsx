/**
 * Why: a picture file for each color mode, both of which every page asked the server for; the mark
 * drawn in the page is smaller than either answer.
 * Replaces: Logo of theme-classic 3.10.
 * Remove when: Docusaurus loads only the picture that is seen.
 */
export {default} from '@site/src/components/Brand';
