import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';

/** Closes the crash screen when the reader opens another page. */
export function useCrashScreen({tryAgain}: Pick<Props, 'tryAgain'>): void {
  const {pathname} = useLocation();
  const crashedPath = useRef(pathname);

  // The error boundary is in the layout, which stays mounted across pages.
  useEffect(() => {
    if (pathname !== crashedPath.current) tryAgain();
  }, [pathname, tryAgain]);
}
