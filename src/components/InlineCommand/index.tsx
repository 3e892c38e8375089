import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import CopyStatus from '@site/src/components/CopyStatus';
import {CopyIcon} from '@site/src/components/Icon';
import {copyWithHelper} from '@site/src/lib/copy-text';
import {clipboardHelper} from '@site/src/config/clipboard-helper';
import {useCopy} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

export interface InlineCommandProps {
  readonly command: string;
}

/** An inline command with a copy button. */
export default function InlineCommand({command}: InlineCommandProps): ReactNode {
  const {state, copy} = useCopy(copyWithHelper);
  const {src, integrity, crossOrigin} = clipboardHelper;
  return (
    <span className={styles.command}>
      {/* Only pages with such commands load the helper. */}
      <Head>
        <script async src={src} integrity={integrity} crossOrigin={crossOrigin} />
      </Head>
      <code translate="no">{command}</code>
      <button
        type="button"
        className={clsx('code-button', styles.copy)}
        aria-label={`Copy ${command}`}
        title={state === 'copied' ? 'Copied' : 'Copy'}
        onClick={() => copy(command)}>
        <CopyIcon state={state} />
      </button>
      <CopyStatus state={state} copied="Command copied to the clipboard" />
    </span>
  );
}
