/**
 * Why: renders the content of the closed menu on demand, like the menu itself (Navbar/MobileSidebar).
 * Wraps: DocSidebar/Mobile of theme-classic 3.10.
 * Remove when: the theme renders the mobile menu when it's opened.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import Mobile from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {useIsMenuNeeded} from '@site/src/hooks/useIsMenuNeeded';

export default function MobileWrapper(props: Props): ReactNode {
  return useIsMenuNeeded() ? <Mobile {...props} /> : null;
}
