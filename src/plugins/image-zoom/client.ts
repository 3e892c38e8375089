/** Makes pictures react a second after a page was opened. Pages without any load nothing for it. */
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {reading} from '@site/src/config/reading';
import {DRAWINGS} from '@site/src/zoom/selectors';
import {readZoomSettings} from '@site/src/zoom/settings';

const settings = readZoomSettings(siteConfig.themeConfig);
let timer: ReturnType<typeof setTimeout> | undefined;

async function attach(): Promise<void> {
  if (!document.querySelector(`${settings.selector}, ${DRAWINGS}`)) return;
  const {attachZoom} = await import('@site/src/zoom/attach');
  attachZoom(settings);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // A hash counts only where it leads to another place on the same page, which brings no pictures. After
    // a link to a place on another page there are new ones: they would stay dead if it were left out, too.
    if (location.pathname === previousLocation?.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => void attach(), reading.zoom.attachDelay);
  },
};

export default clientModule;
