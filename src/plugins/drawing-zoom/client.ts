/** Adds the buttons one second after each page load, as images react. Other pages load nothing for it. */
import type {ClientModule} from '@docusaurus/types';
import {reading} from '@site/src/config/reading';

const DRAWINGS = '.markdown .docusaurus-mermaid-container';

let timer: ReturnType<typeof setTimeout> | undefined;

async function addButtons(): Promise<void> {
  const drawings = document.querySelectorAll(DRAWINGS);
  if (drawings.length === 0) return;
  const {addZoomButton} = await import('./dialog');
  for (const drawing of drawings) addZoomButton(drawing);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // A link within the page adds no drawings.
    if (location.pathname === previousLocation?.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => void addButtons(), reading.zoom.attachDelay);
  },
};

export default clientModule;
