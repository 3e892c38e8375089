/**
 * Enlarges pictures, drawings and diagrams of the text (src/zoom). A plugin of our own, since the usual
 * one loads its library on every page and adds style elements, which the policy forbids.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readZoomSettings} from '../../zoom/settings.ts';

export default function imageZoom({siteConfig}: LoadContext): Plugin {
  // A mistake stops the build, and not what readers do.
  readZoomSettings(siteConfig.themeConfig);
  return {
    name: 'image-zoom',
    getClientModules: () => ['./client.ts'],
  };
}
