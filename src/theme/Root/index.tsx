/**
 * Why: state that pages keep in their URL (src/lib/url-state) is written by the router. Every page
 * asks for its font early.
 * Fills: Root of Docusaurus 3.10, which is empty and there to be filled.
 * Remove when: client modules get the history of the router, and Docusaurus preloads fonts.
 */
import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import PreloadFont from '@site/src/components/PreloadFont';
import {connectHistory, followQuery} from '@site/src/lib/url-state/query';

const useBrowserLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  // Before the effects of the page, which may want to change the URL.
  if (ExecutionEnvironment.canUseDOM) connectHistory(history);
  useBrowserLayoutEffect(followQuery, []);
  return (
    <>
      <PreloadFont />
      {children}
    </>
  );
}
