/**
 * Why: the theme loads an image file for each color mode; an inline SVG is smaller than either response.
 * Replaces: Logo of theme-classic 3.10.
 * Remove when: Docusaurus loads only the visible image.
 * No upstream issue.
 */
export {default} from '@site/src/components/Brand';
