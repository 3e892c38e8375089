import {useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {whenIdle} from '@site/src/idle/when-idle';

/** Longest time to wait for a moment of rest, in milliseconds. */
const LATEST = 3000;

/**
 * Whether to draw the menu of small screens: once the browser has rested, so that it can slide in, or
 * when the reader opens it before that.
 */
export function useMenuIsDue(): boolean {
  const [hasRested, setHasRested] = useState(false);
  const {shown} = useNavbarMobileSidebar();
  useEffect(() => whenIdle(() => setHasRested(true), LATEST), []);
  return hasRested || shown;
}
