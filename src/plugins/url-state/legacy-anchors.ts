/**
 * Handles links to anchors that a page doesn't have: legacy ones, from other sites, and those that the
 * version menu keeps when the page of the other version has no such section.
 */
import type {ClientModule} from '@docusaurus/types';

function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A lone percent sign is part of no anchor of ours.
    return '';
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const anchor = readAnchor(location.hash);
    if (anchor === '' || document.getElementById(anchor)) return;
    if (previousLocation) {
      // Docusaurus scrolls to the top only without an anchor. Fields that are still being loaded are
      // scrolled to once they are there.
      if (location.pathname !== previousLocation.pathname) window.scrollTo(0, 0);
      return;
    }
    void import('../../lib/url-state/follow-legacy-anchor').then(({followOldAnchor}) => {
      followOldAnchor(anchor);
    });
  },
};

export default clientModule;
