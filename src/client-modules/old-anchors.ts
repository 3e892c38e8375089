/**
 * Follows links to anchors that a page had in former times. What it takes is loaded only for a
 * link whose anchor is not there.
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
    // Only links from elsewhere are old: those of the site are checked when it is built.
    if (previousLocation) return;
    const anchor = readAnchor(location.hash);
    if (anchor === '' || document.getElementById(anchor)) return;
    void import('../old-anchors/follow').then(({followOldAnchor}) => {
      followOldAnchor(anchor);
    });
  },
};

export default clientModule;
