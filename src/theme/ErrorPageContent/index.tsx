/**
 * Why: "This page crashed." stays on the screen when the reader goes to another page.
 * Wraps: ErrorPageContent of theme-classic 3.10; its props are the documented ones of a fallback of
 * ErrorBoundary.
 * Remove when: Docusaurus resets its error boundaries on navigation.
 */
import type {ReactNode} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {useCrashScreen} from '@site/src/hooks/useCrashScreen';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  useCrashScreen(props);
  return <ErrorPageContent {...props} />;
}
