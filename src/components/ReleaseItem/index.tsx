import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export interface ReleaseItemProps {
  readonly id?: string;
  readonly area: string;
  /** The content check accepts names of what the version doesn't have if it is `removed` or `deprecated`. */
  readonly kind?: string;
  /** The first release with the problem. */
  readonly since?: string;
  /** The first release without it. */
  readonly fixed?: string;
  readonly children: ReactNode;
}

/** An entry about a release on the pages that packages/reference generates, for `ReleaseFilter`. */
export default function ReleaseItem({
  id,
  area,
  kind,
  since,
  fixed,
  children,
}: ReleaseItemProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  return (
    <li id={id} data-area={area} data-kind={kind} data-since={since} data-fixed={fixed}>
      {children}
    </li>
  );
}
