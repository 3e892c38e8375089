import {useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const BUTTON = '.navbar__toggle';

/**
 * Whether to render the mobile menu: from the first pointer or focus event on its button, so that the
 * menu can slide in. Most readers never open it, and it is as large as the sidebar.
 */
export function useIsMenuNeeded(): boolean {
  const [isRequested, setIsRequested] = useState(false);
  const {shown} = useNavbarMobileSidebar();
  useEffect(() => {
    if (isRequested) return undefined;
    const look = ({target}: Event): void => {
      if (target instanceof Element && target.closest(BUTTON)) setIsRequested(true);
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [isRequested]);
  return isRequested || shown;
}
