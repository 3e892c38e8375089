/**
 * Why: renders the content of the closed menu only when the browser is idle.
 * Wraps: DocSidebar/Mobile of theme-classic 3.10.
 * Remove when: the theme renders the mobile menu when it's opened.
 * No upstream issue.
 */
import {useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Mobile from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {whenIdle} from '@devspace-docs/common';

/** In milliseconds. */
const MAX_WAIT = 3000;

export default function MobileWrapper(props: Props): ReactNode {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), MAX_WAIT), []);
  const {shown} = useNavbarMobileSidebar();
  return isIdle || shown ? <Mobile {...props} /> : null;
}
