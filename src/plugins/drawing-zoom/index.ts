/**
 * Enlarges inline SVGs of the page content (diagrams and illustrations) in a dialog.
 * docusaurus-plugin-image-zoom does this for images; it can't enlarge inline SVGs.
 */
import type {Plugin} from '@docusaurus/types';

export default function drawingZoom(): Plugin {
  return {
    name: 'drawing-zoom',
    getClientModules: () => ['./client.ts'],
  };
}
