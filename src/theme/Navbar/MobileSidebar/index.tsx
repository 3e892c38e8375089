/**
 * Why: the focus goes into the menu of small screens and comes back; Escape closes it. A closed menu,
 * which holds the sidebar a second time, is drawn when the reader reaches for it.
 * Wraps: Navbar/MobileSidebar of theme-classic 3.10.
 * Remove when: the theme does so.
 */
import type {ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useMenuFocus} from '@site/src/hooks/useMenuFocus';
import {useIsMenuNeeded} from '@site/src/hooks/useIsMenuNeeded';

export default function MobileSidebarWrapper(): ReactNode {
  useMenuFocus();
  return useIsMenuNeeded() ? <MobileSidebar /> : null;
}
