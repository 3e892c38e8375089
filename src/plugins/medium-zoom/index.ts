/**
 * Uses the build of medium-zoom without injected styles: the Content-Security-Policy forbids style
 * elements. docusaurus-plugin-image-zoom imports the other one. The styles, a copy of
 * `medium-zoom/dist/style.css` in the site's terms, are in styles.css.
 */
import type {Plugin} from '@docusaurus/types';

export default function mediumZoom(): Plugin {
  return {
    name: 'medium-zoom',
    getClientModules: () => ['./styles.css'],
    configureWebpack: () => ({resolve: {alias: {'medium-zoom$': 'medium-zoom/dist/pure'}}}),
  };
}
