/**
 * A link to something opens what it stands in: closed sections, tabs that are not shown, fields. The
 * target comes to its place below the top of the window, has the focus, and is read out.
 */
import type {ClientModule} from '@docusaurus/types';
import {revealTarget} from '@site/src/lib/url-state/reveal-target';

/** A second click on a link does not change the address: the router hears nothing of it. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hash === '' || link.href !== window.location.href) return;
  // After the browser has scrolled.
  if (!event.defaultPrevented) setTimeout(revealTarget, 0, 'follow');
}

if (typeof document !== 'undefined') document.addEventListener('click', onClick);

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isSamePlace =
      location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
    if (location.hash !== '' && !isSamePlace) revealTarget(previousLocation ? 'follow' : 'load');
  },
};

export default clientModule;
