/**
 * Enlarges diagrams, which are inline SVGs, in a dialog.
 * docusaurus-plugin-image-zoom does this for images; it can't enlarge inline SVGs.
 */
import type {Plugin} from '@docusaurus/types';

export default function drawingZoom(): Plugin {
  return {
    name: 'drawing-zoom',
    getClientModules: () => ['./client.ts'],
  };
}
