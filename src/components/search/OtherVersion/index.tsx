import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type BetterVersion, writeSearchUrl} from '@devspace-docs/search';

export interface OtherVersionProps extends BetterVersion {
  readonly query: string;
  readonly onClick?: () => void;
}

/** Links to the results in another version that has better ones. */
export default function OtherVersion({
  query,
  version,
  count,
  onClick,
}: OtherVersionProps): ReactNode {
  const searchPage = useBaseUrl('/search');
  return (
    <p>
      <Link to={searchPage + writeSearchUrl({text: query, version})} onClick={onClick}>
        {`${count === 1 ? '1 result' : `${count} results`} in ${version}`}
      </Link>
    </p>
  );
}
