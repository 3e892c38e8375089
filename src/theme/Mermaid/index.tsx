/**
 * Why: the build replaces diagrams with SVGs, so pages load the renderer only for a fence without one, as
 * in `npm start`.
 * Wraps: Mermaid of theme-mermaid 3.10.
 * Remove when: the theme loads its component lazily.
 */
import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';

const Mermaid = lazy(() => import('@theme-original/Mermaid'));

export default function MermaidWrapper(props: Props): ReactNode {
  return (
    <Suspense>
      <Mermaid {...props} />
    </Suspense>
  );
}
