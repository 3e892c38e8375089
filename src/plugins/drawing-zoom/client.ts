/**
 * Enlarges diagrams in a dialog, because docusaurus-plugin-image-zoom can't enlarge inline SVGs. Adds the
 * buttons one second after page load, like that plugin. Pages without diagrams load nothing.
 */
import type {ClientModule} from '@docusaurus/types';
import {reading} from '@site/src/config/reading';

const DRAWINGS = '.markdown .docusaurus-mermaid-container';

let timer: ReturnType<typeof setTimeout> | undefined;

async function addButtons(): Promise<void> {
  const drawings = document.querySelectorAll(DRAWINGS);
  if (drawings.length === 0) return;
  const {addZoomButton} = await import(/* webpackChunkName: "drawing-zoom" */ './dialog');
  for (const drawing of drawings) addZoomButton(drawing);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // Navigation within the page adds no drawings.
    if (location.pathname === previousLocation?.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => void addButtons(), reading.zoom.attachDelay);
  },
};

export default clientModule;
