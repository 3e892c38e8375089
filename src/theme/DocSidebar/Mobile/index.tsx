/**
 * Why: what a closed menu holds is handed over to it when the browser rests.
 * Wraps: DocSidebar/Mobile of theme-classic 3.10.
 * Remove when: the theme draws the menu of small screens when it is opened.
 */
import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Mobile from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {useIsIdle} from '@site/src/hooks/useIsIdle';

export default function MobileWrapper(props: Props): ReactNode {
  const isIdle = useIsIdle();
  const {shown} = useNavbarMobileSidebar();
  return isIdle || shown ? <Mobile {...props} /> : null;
}
