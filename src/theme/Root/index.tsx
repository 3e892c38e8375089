/**
 * Why: writes page state to the URL (src/lib/url-state) through the router, and preloads the font.
 * Fills: the empty Root of Docusaurus 3.10.
 * Remove when: client modules can access the router's history, and Docusaurus preloads fonts.
 */
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/Root';
import PreloadFont from '@site/src/components/PreloadFont';
import {connectHistory, followQuery} from '@site/src/lib/url-state/query';

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  // During render, because effects of the page can change the URL.
  if (ExecutionEnvironment.canUseDOM) connectHistory(history);
  useIsomorphicLayoutEffect(followQuery, []);
  return (
    <>
      <PreloadFont />
      {children}
    </>
  );
}
