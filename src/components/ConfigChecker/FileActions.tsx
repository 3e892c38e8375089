import type {ReactNode} from 'react';
import CopyStatus from '@site/src/components/CopyStatus';
import SmallButton from '@site/src/components/SmallButton';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

const labels: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
};

/** Saves a text as a file, without a request. */
function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'application/yaml'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export interface FileActionsProps {
  /** The text in the editor. */
  readonly text: string;
  /** Name of the downloaded file. */
  readonly name: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Buttons that copy and download the file in the editor. */
export default function FileActions({text, name, children}: FileActionsProps): ReactNode {
  const {state, copy} = useCopy();
  return (
    <span className={styles.control}>
      <SmallButton onClick={() => copy(text)}>{labels[state]}</SmallButton>
      <SmallButton onClick={() => download(text, name)}>Download</SmallButton>
      {children}
      <CopyStatus state={state} copied={labels.copied} />
    </span>
  );
}
