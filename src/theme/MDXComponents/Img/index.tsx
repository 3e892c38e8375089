/**
 * Why: docusaurus-plugin-image-zoom enlarges images for the mouse only.
 * Wraps: MDXComponents/Img of theme-classic 3.10 (wrapping is marked safe).
 * Remove when: the plugin supports the keyboard.
 */
export {default} from '@site/src/components/ZoomableImage';
