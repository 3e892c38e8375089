/**
 * Why: writes page state to the URL (src/lib/url-state) through the router, and preloads Inter: with
 * `font-display: optional`, a page that is painted before the font arrives keeps the fallback font.
 * Fills: the empty Root of Docusaurus 3.10.
 * Remove when: client modules can access the router's history, and Docusaurus preloads fonts.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/Root';
import inter from '@site/src/css/fonts/inter-subset.woff2';
import {connectHistory} from '@site/src/lib/router-history';
import {followQuery} from '@site/src/lib/url-state/query';

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  // During render, because effects of the page can change the URL.
  if (ExecutionEnvironment.canUseDOM) connectHistory(history);
  useIsomorphicLayoutEffect(followQuery, []);
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={inter} />
      </Head>
      {children}
    </>
  );
}
