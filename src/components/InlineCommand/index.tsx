import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Icon, {copyIcons} from '@site/src/components/Icon';
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
      <code>{command}</code>
      {/* Word joiner: no line break before the button. */}
      {'\u2060'}
      <button
        type="button"
        className={clsx(styles.copy, state !== 'idle' && styles[state])}
        aria-label={`Copy ${command}`}
        title={state === 'copied' ? 'Copied' : 'Copy'}
        onClick={() => copy(command)}>
        <Icon d={copyIcons[state === 'copied' ? 'copied' : 'idle']} className={styles.icon} />
      </button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && 'Command copied to the clipboard'}
        {state === 'failed' && 'Copy failed'}
      </span>
    </span>
  );
}
