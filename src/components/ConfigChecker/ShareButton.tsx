import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyStatus from '@site/src/components/CopyStatus';
import SmallButton from '@site/src/components/SmallButton';
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
      <SmallButton
        disabled={text.trim() === '' || explainSize(text.length) !== undefined}
        onClick={() => void copyLink()}>
        {labels[state]}
      </SmallButton>
      <CopyStatus state={state} copied={labels.copied} />
    </span>
  );
}
