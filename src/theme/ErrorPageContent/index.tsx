/**
 * Why: the theme keeps showing "This page crashed." after navigation.
 * Wraps: ErrorPageContent of theme-classic 3.10; its props are the documented ones of an ErrorBoundary
 * fallback.
 * Remove when: Docusaurus resets its error boundaries on navigation.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {useCrashScreen} from '@site/src/hooks/useCrashScreen';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  useCrashScreen(props);
  return <ErrorPageContent {...props} />;
}
