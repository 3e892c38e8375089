import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import {CHECK_PAGE, encodeShared} from '@devspace-docs/config-language';
import styles from './styles.module.css';

const labels: Record<CopyState, string> = {
  idle: 'Copy link with this file',
  copied: 'Link copied',
  failed: 'Copy failed',
};

export interface ShareButtonProps {
  readonly text: string;
}

/** Copies a link that contains the text. Nothing else writes the text into a URL. */
export default function ShareButton({text}: ShareButtonProps): ReactNode {
  const page = useBaseUrl(CHECK_PAGE);
  const {state, copy} = useCopy();

  async function copyLink(): Promise<void> {
    copy(window.location.origin + page + (await encodeShared(text)));
  }

  return (
    <span>
      <button
        type="button"
        className={styles.button}
        disabled={text.trim() === ''}
        onClick={() => void copyLink()}>
        {labels[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </span>
  );
}
