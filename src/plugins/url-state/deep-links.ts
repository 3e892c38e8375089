/**
 * Opens the closed sections, hidden tabs and fields that contain the target of a link. The target is
 * scrolled to, focused and announced to screen readers.
 */
import type {ClientModule} from '@docusaurus/types';
import {revealTarget} from '@site/src/lib/url-state/reveal-target';

/** Handles another click on the same link, which doesn't change the URL, so the router isn't called. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hash === '' || link.href !== window.location.href) return;
  // After the browser has scrolled.
  if (!event.defaultPrevented) setTimeout(revealTarget, 0, 'follow');
}

if (typeof document !== 'undefined') document.addEventListener('click', onClick);

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isSameTarget =
      location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
    if (location.hash !== '' && !isSameTarget) revealTarget(previousLocation ? 'follow' : 'load');
  },
};

export default clientModule;
