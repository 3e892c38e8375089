import {useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const BUTTON = '.navbar__toggle';

/**
 * Whether to render the mobile menu. Rendering starts with the first pointer or focus event on its
 * button, because most readers never open the menu, and it's as large as the sidebar.
 */
export function useIsMenuNeeded(): boolean {
  const [isRequested, setIsRequested] = useState(false);
  const {shown} = useNavbarMobileSidebar();
  useEffect(() => {
    if (isRequested) return undefined;
    const onEvent = ({target}: Event): void => {
      if (target instanceof Element && target.closest(BUTTON)) setIsRequested(true);
    };
    const listeners = new AbortController();
    for (const event of ['pointerdown', 'focusin'])
      document.addEventListener(event, onEvent, {signal: listeners.signal});
    return () => listeners.abort();
  }, [isRequested]);
  return isRequested || shown;
}
