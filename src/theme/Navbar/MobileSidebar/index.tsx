/**
 * Why: moves the focus to the mobile menu and back; Escape closes it. It opens at the current page. The
 * closed menu, which contains a second copy of the sidebar, is rendered on demand.
 * Wraps: Navbar/MobileSidebar of theme-classic 3.10.
 * Remove when: the theme does this itself.
 * Upstream: https://github.com/facebook/docusaurus/issues/8095
 */
import type {ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useMenuFocus} from '@site/src/hooks/useMenuFocus';
import {useMenuScroll} from '@site/src/hooks/useMenuScroll';
import {useIsMenuNeeded} from '@site/src/hooks/useIsMenuNeeded';

export default function MobileSidebarWrapper(): ReactNode {
  useMenuFocus();
  useMenuScroll();
  return useIsMenuNeeded() ? <MobileSidebar /> : null;
}
