import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {offlineArchive, offlineName} from '@site/src/config/offline.ts';
import {releaseLines} from '@site/src/config/versions.ts';

/** The archives that `npm run build` makes, one a version. */
export default function OfflineArchives(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul>
      {releaseLines.map(({line, label}) => (
        <li key={line}>
          {/* Not a page of the application, so not its link. */}
          <a href={withBaseUrl(offlineArchive(line))} download>
            {offlineName(line)}.zip
          </a>
          : the documentation of DevSpace {label}
        </li>
      ))}
    </ul>
  );
}
