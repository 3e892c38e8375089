/**
 * Why: the theme keeps showing "This page crashed." after navigation.
 * Wraps: ErrorPageContent of theme-classic 3.10; its props are the documented ones of an ErrorBoundary
 * fallback.
 * Remove when: Docusaurus resets its error boundaries on navigation.
 * No upstream issue.
 */
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashedPath = useRef(pathname);
  // The error boundary is in the layout, which stays mounted across pages.
  useEffect(() => {
    if (pathname !== crashedPath.current) tryAgain();
  }, [pathname, tryAgain]);
  return <ErrorPageContent {...props} />;
}
