import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';

/** Logs the error that a crash screen shows, and closes the screen when the reader opens another page. */
export function useCrashScreen({error, tryAgain}: Props): void {
  const {pathname} = useLocation();
  const crashedPath = useRef(pathname);

  useEffect(() => {
    // Preact says nothing of errors that a boundary catches; React logs them.
    // eslint-disable-next-line no-console
    console.error(error);
  }, [error]);

  // The error boundary belongs to the layout, which stays from page to page.
  useEffect(() => {
    if (pathname !== crashedPath.current) tryAgain();
  }, [pathname, tryAgain]);
}
