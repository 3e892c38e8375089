/**
 * Why: the focus goes into the menu of small screens and comes back; Escape closes it.
 * Wraps: Navbar/MobileSidebar of theme-classic 3.10.
 * Remove when: the theme does so.
 */
import type {ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useMenuFocus} from '@site/src/hooks/useMenuFocus';

export default function MobileSidebarWrapper(): ReactNode {
  useMenuFocus();
  return <MobileSidebar />;
}
