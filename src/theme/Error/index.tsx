/**
 * Why: the theme keeps showing "This page crashed" after navigation. This is for crashes outside of the
 * layout; ErrorPageContent is for those inside.
 * Wraps: Error of the fallback theme in Docusaurus 3.10.
 * Remove when: Docusaurus resets its error boundaries on navigation.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import Error from '@theme-original/Error';
import type {Props} from '@theme/Error';
import {useCrashScreen} from '@site/src/hooks/useCrashScreen';

export default function ErrorWrapper(props: Props): ReactNode {
  useCrashScreen(props);
  return <Error {...props} />;
}
