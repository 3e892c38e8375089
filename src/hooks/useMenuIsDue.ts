import {useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const BUTTON = '.navbar__toggle';

/**
 * Whether to draw the menu of small screens: from when the reader reaches for its button, a moment
 * before it opens, so that it can slide in. Most pages are read without it, and it is as large as the
 * sidebar.
 */
export function useMenuIsDue(): boolean {
  const [isReachedFor, setIsReachedFor] = useState(false);
  const {shown} = useNavbarMobileSidebar();
  useEffect(() => {
    if (isReachedFor) return undefined;
    const look = ({target}: Event): void => {
      if (target instanceof Element && target.closest(BUTTON)) setIsReachedFor(true);
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [isReachedFor]);
  return isReachedFor || shown;
}
