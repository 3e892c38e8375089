import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyStatus from '@site/src/components/CopyStatus';
import {CopyIcon} from '@site/src/components/Icon';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import {copyFrom} from './copy-from';
import styles from './styles.module.css';

export interface CopyPageProps {
  /** URL of the Markdown copy. */
  readonly url: string;
}

const labels: Record<CopyState, string> = {
  idle: 'Copy page',
  copied: 'Copied',
  failed: 'Copy failed',
};

/** Copies or opens the Markdown copy of a page. */
export default function CopyPage({url}: CopyPageProps): ReactNode {
  const {state, copy} = useCopy(copyFrom);
  return (
    <div className={clsx('copy-page', styles.copyPage)}>
      <button
        type="button"
        className={styles.button}
        title="Copy this page as Markdown"
        onClick={() => copy(url)}>
        <CopyIcon state={state} className={styles.icon} />
        <span className={styles.label}>{labels[state]}</span>
      </button>
      <a className={styles.link} href={url}>
        View as Markdown
      </a>
      <CopyStatus
        state={state}
        copied="Page copied as Markdown"
        failed="Couldn't copy the page. Open the Markdown version instead."
      />
    </div>
  );
}
