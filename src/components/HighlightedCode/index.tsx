import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

export interface HighlightedCodeProps {
  /** Inside of the `code` element, written by src/plugins/code-highlight. */
  readonly html: string;
  /** Language as the writer named it, for example `yaml`. */
  readonly language: string;
  /** File that the code shows. */
  readonly title?: string;
  /** Typed into a shell: drawn with a prompt. */
  readonly isTerminal?: boolean;
  /** Long lines start wrapped. */
  readonly isWrapped?: boolean;
}

const copyLabels: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
};

/** A code block: highlighted markup in a frame with its file name, a copy button and a wrap switch. */
export default function HighlightedCode({
  html,
  language,
  title,
  isTerminal = false,
  isWrapped = false,
}: HighlightedCodeProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [wraps, setWraps] = useState(isWrapped);
  const {state, copy} = useCopy();
  return (
    <figure className={clsx(styles.block, isTerminal && styles.terminal, title && styles.titled, 'code-block')}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.body}>
        {/* A scrolling region has to be reachable with the keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={clsx(styles.pre, wraps && styles.wraps)} tabIndex={0}>
          <code
            ref={code}
            className={clsx(styles.code, `language-${language}`)}
            dangerouslySetInnerHTML={{__html: html}}
          />
        </pre>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            aria-pressed={wraps}
            onClick={() => setWraps(!wraps)}>
            Wrap
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => copy(code.current?.textContent ?? '')}>
            {copyLabels[state]}
          </button>
        </div>
      </div>
      <span role="status" className={styles.status}>
        {state === 'copied' && 'Code copied to the clipboard'}
        {state === 'failed' && 'The browser refused to copy'}
      </span>
    </figure>
  );
}
