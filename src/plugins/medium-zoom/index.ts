/**
 * Replaces the build of medium-zoom that docusaurus-plugin-image-zoom imports with the one that doesn't
 * inject styles, because the Content-Security-Policy blocks `style` elements. styles.css is an adapted copy
 * of `medium-zoom/dist/style.css`.
 */
import type {Plugin} from '@docusaurus/types';

export default function mediumZoom(): Plugin {
  return {
    name: 'medium-zoom',
    getClientModules: () => ['./styles.css'],
    configureWebpack: () => ({resolve: {alias: {'medium-zoom$': 'medium-zoom/dist/pure'}}}),
  };
}
