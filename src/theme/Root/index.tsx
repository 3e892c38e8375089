/**
 * Why: writes page state to the URL (src/lib/url-state) through the router, which finds pages only by their
 * exact paths. Preloads Inter: with `font-display: optional`, a page that is painted before the font arrives
 * keeps the fallback font.
 * Fills: the empty Root of Docusaurus 3.10.
 * Remove when: client modules can access the router's history, routes can be case-sensitive, and Docusaurus
 * preloads fonts.
 */
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import renderRoutes from '@docusaurus/renderRoutes';
import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/Root';
import {useExactLocation} from '@site/src/hooks/useExactLocation';
import inter from '@site/src/css/fonts/inter-subset.woff2';
import {connectHistory} from '@site/src/lib/router-history';
import {followQuery} from '@site/src/lib/url-state/query';

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  const location = useExactLocation();
  // During render, because effects of the page can change the URL.
  if (ExecutionEnvironment.canUseDOM) connectHistory(history);
  useIsomorphicLayoutEffect(followQuery, []);
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={inter} />
      </Head>
      {/* One route for all paths, which sets the location for everything below it. */}
      {renderRoutes([{render: () => children}], undefined, {location})}
    </>
  );
}
