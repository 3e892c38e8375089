/**
 * Opens the closed sections, hidden tabs and fields that contain the target of a link. The target is
 * scrolled to, focused and announced to screen readers. Back and Forward return to where the reader left
 * the page.
 */
import type {ClientModule} from '@docusaurus/types';
import {leave, returnTo, type HistoryEntry} from '@site/src/lib/url-state/position';
import {revealTarget} from '@site/src/lib/url-state/reveal-target';

/** Handles another click on the same link, which doesn't change the URL, so the router isn't called. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hash === '' || link.href !== window.location.href) return;
  // After the browser has scrolled.
  if (!event.defaultPrevented) setTimeout(revealTarget, 0, 'follow');
}

if (typeof document !== 'undefined') document.addEventListener('click', onClick);

/** The location of the page that is shown; undefined while another one loads. */
let shown: HistoryEntry | undefined;

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    if (!shown || location.pathname === shown.pathname) return;
    leave(shown);
    shown = undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    shown = location;
    const isSamePage = location.pathname === previousLocation?.pathname;
    if (isSamePage && location.hash === previousLocation.hash) return;
    if (!previousLocation) revealTarget('load');
    else revealTarget(!isSamePage && returnTo(location) ? 'return' : 'follow');
  },
};

export default clientModule;
