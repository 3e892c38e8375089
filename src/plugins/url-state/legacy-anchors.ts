/**
 * Handles links to anchors that a page doesn't have: legacy ones, from other sites, and those that the
 * version menu keeps when the page of the other version has no such section.
 */
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {hasReturned} from '@site/src/lib/url-state/reveal-target';
import {decodeUri} from '@devspace-docs/common';

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const anchor = decodeUri(location.hash.slice(1));
    if (!anchor || document.getElementById(anchor)) return;
    if (previousLocation) {
      // Docusaurus scrolls to the top only without an anchor. A field that is still loading is scrolled to
      // once it has loaded.
      const isNewPage = location.pathname !== previousLocation.pathname;
      if (isNewPage && !hasReturned()) window.scrollTo(0, 0);
      return;
    }
    // Includes the map of legacy anchors, which only these visits need.
    void import(/* webpackChunkName: "legacy-anchor" */ '../../lib/url-state/legacy-anchor').then(
      ({followLegacyAnchor}) => {
        followLegacyAnchor(anchor, location.pathname, siteConfig.baseUrl);
      },
    );
  },
};

export default clientModule;
