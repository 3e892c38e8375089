import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import inter from '@site/src/css/fonts/inter-subset.woff2';

/**
 * Asks for Inter together with the style sheet that names it: a page that was painted without it
 * keeps the other font (`font-display: optional`), so that text never moves.
 */
export default function PreloadFont(): ReactNode {
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={inter} />
    </Head>
  );
}
