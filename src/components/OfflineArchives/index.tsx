import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {offlineArchive, offlineName} from '@devspace-docs/offline';
import {versions} from '@devspace-docs/versions';

/** Links to the offline archives from `npm run pack`, one per version. */
export default function OfflineArchives(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul>
      {versions.map(({label, menuLabel}) => (
        <li key={label}>
          {/* Not a route, so not a `Link`. */}
          <a href={withBaseUrl(offlineArchive(label))} download>
            {offlineName(label)}.zip
          </a>
          : DevSpace {menuLabel} documentation
        </li>
      ))}
    </ul>
  );
}
