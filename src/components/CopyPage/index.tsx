import type {ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import {copyFrom} from './copy-from';
import styles from './styles.module.css';

export interface CopyPageProps {
  /** URL of the page in Markdown. */
  readonly address: string;
}

const labels: Record<CopyState, string> = {
  idle: 'Copy page',
  copied: 'Copied',
  failed: 'Copy failed',
};

const announcements: Record<CopyState, string> = {
  idle: '',
  copied: 'Page copied as Markdown',
  failed: "Couldn't copy the page. Open the Markdown version instead.",
};

/** Offers a page in Markdown: copied, or opened. */
export default function CopyPage({address}: CopyPageProps): ReactNode {
  const isBrowser = useIsBrowser();
  const {state, copy} = useCopy(copyFrom);
  return (
    <div className={styles.copyPage}>
      {/* It keeps its place until it works, so that nothing moves then. */}
      <button
        type="button"
        className={clsx(styles.button, !isBrowser && styles.waiting)}
        title="Copy this page as Markdown"
        onClick={() => copy(address)}>
        <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true">
          <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
        </svg>
        {labels[state]}
      </button>
      <a className={styles.link} href={address}>
        Markdown
      </a>
      <span role="status" className={styles.status}>
        {announcements[state]}
      </span>
    </div>
  );
}
