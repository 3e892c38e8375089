/**
 * Why: moves the focus to the mobile menu and back; Escape closes it. The closed menu, which contains a
 * second copy of the sidebar, is rendered on demand.
 * Wraps: Navbar/MobileSidebar of theme-classic 3.10.
 * Remove when: the theme does this itself.
 */
import type {ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useMenuFocus} from '@site/src/hooks/useMenuFocus';
import {useIsMenuNeeded} from '@site/src/hooks/useIsMenuNeeded';

export default function MobileSidebarWrapper(): ReactNode {
  useMenuFocus();
  return useIsMenuNeeded() ? <MobileSidebar /> : null;
}
