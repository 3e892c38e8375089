import {trimSlashes} from '@devspace-docs/common';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {latestVersion, versionsByLabel, commandOf} from '@devspace-docs/versions';
import {useCounterparts, type VersionLink} from '@site/src/hooks/useCounterparts';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import type {OwnFrontMatter} from '@site/src/lib/pages/types';
import styles from './styles.module.css';

interface LatestLinkProps {
  readonly latest: VersionLink;
  readonly onClick: () => void;
}

/** Links to the counterpart of the page in the latest version, and describes it. */
function LatestLink({latest, onClick}: LatestLinkProps): ReactNode {
  const {label, to, path, target} = latest;
  const link = (label: ReactNode): ReactNode => (
    <Link to={to} onClick={onClick}>
      {label}
    </Link>
  );
  const home = `Go to the ${label} (latest) documentation`;
  switch (target) {
    case 'topic':
      return link(`See this topic in ${label} (latest)`);
    case 'closest': {
      const command = commandOf(path);
      return (
        <>
          This page is not available in {label} (latest). See{' '}
          {link(command ? <code translate="no">{command}</code> : 'the closest page')}
        </>
      );
    }
    case 'none':
      return (
        <>
          This page is not available in {label} (latest). {link(home)}
        </>
      );
    case 'home':
      return link(home);
  }
}

/** On pages of older versions, states the version and links to the topic in the latest one. */
export default function VersionBanner(): ReactNode {
  const {part_of: parent} = useDoc().frontMatter as OwnFrontMatter;
  const versions = useCounterparts(parent && trimSlashes(parent.to));
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const baseUrl = useBaseUrl('/');
  const {path} = useCurrentPage();
  const latest = versions.find(({label}) => label === latestVersion.label);
  const current = versions.find(({isCurrent}) => isCurrent);
  if (!current || !latest || current === latest) return null;
  const {isMaintained, upgradeGuide} = versionsByLabel[current.label];
  return (
    <aside className={styles.banner} aria-label="Version of this page">
      <p>
        These are the docs for <strong>DevSpace {current.label}</strong>
        {isMaintained ? '.' : ', which is no longer maintained.'}{' '}
        <LatestLink latest={latest} onClick={() => savePreferredVersionName(latest.name)} />
        {upgradeGuide && upgradeGuide !== path && (
          <>
            {/* The no-break space keeps the dot from starting a line. */}
            {'\u00a0· '}
            <Link to={baseUrl + upgradeGuide}>Migration guide</Link>
          </>
        )}
      </p>
    </aside>
  );
}
