import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import inter from '@site/src/css/fonts/inter-subset.woff2';

/**
 * Preloads Inter. With `font-display: optional`, a page that is painted before the font arrives keeps the
 * fallback font, so that text never shifts.
 */
export default function PreloadFont(): ReactNode {
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={inter} />
    </Head>
  );
}
