import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useCounterparts} from '@site/src/hooks/useCounterparts';
import styles from './styles.module.css';

/** Says on pages of old lines which line this is, and leads to the same topic in the latest one. */
export default function VersionBanner(): ReactNode {
  const counterparts = useCounterparts();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const current = counterparts.find(({isCurrent}) => isCurrent);
  const latest = counterparts.find(({line}) => line === '6.x');
  if (!current || !latest || current === latest) return null;
  return (
    <aside className={styles.banner} aria-label="Version of this page">
      <p>
        This page describes <strong>DevSpace {current.line}</strong>, an older release line.{' '}
        <Link to={latest.to} onClick={() => savePreferredVersionName(latest.name)}>
          {latest.hasSameTopic ? 'Read about this topic in 6.x' : 'Go to the 6.x documentation'}
        </Link>
      </p>
    </aside>
  );
}
