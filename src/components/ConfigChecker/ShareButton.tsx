import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import {CHECK_PAGE, encodeShared, explainSize, type Release} from '@devspace-docs/devspace-check';
import {RELEASE_PARAMETER} from './useRelease';

const labels: Record<CopyState, string> = {
  idle: 'Copy link with this file',
  copied: 'Link copied',
  failed: 'Copy failed',
};

export interface ShareButtonProps {
  readonly text: string;
  readonly release: Release | undefined;
}

/** Copies a link that contains the text and the release. Nothing else writes the text into a URL. */
export default function ShareButton({text, release}: ShareButtonProps): ReactNode {
  const page = useBaseUrl(CHECK_PAGE);
  const {state, copy} = useCopy();

  async function copyLink(): Promise<void> {
    const query = release ? `?${RELEASE_PARAMETER}=${release.name}` : '';
    copy(window.location.origin + page + query + (await encodeShared(text)));
  }

  return (
    <span>
      <button
        type="button"
        className="button button--secondary button--sm"
        disabled={text.trim() === '' || explainSize(text.length) !== undefined}
        onClick={() => void copyLink()}>
        {labels[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </span>
  );
}
