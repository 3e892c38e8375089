import {useRef, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import CopyStatus from '@site/src/components/CopyStatus';
import Icon, {CopyIcon} from '@site/src/components/Icon';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

export interface HighlightedCodeProps {
  /** Inner HTML of the `code` element, from src/plugins/code-blocks. */
  readonly html: string;
  /** Language from the fence, such as `yaml`. */
  readonly language: string;
  /** File name. */
  readonly title?: string;
  /** Commands or output, without a wrap button. */
  readonly isTerminal?: boolean;
  /** Whether long lines wrap initially. */
  readonly isWrapped?: boolean;
  /** Version that the build checked the code against. */
  readonly checkedIn?: string;
  /** Whether the page has an earlier mark: only the first is in the tab order. */
  readonly isMarkRepeated?: boolean;
  /** A complete `devspace.yaml`, which the checker can open. */
  readonly isWholeConfig?: boolean;
}

const copyLabels: Record<CopyState, string> = {
  idle: 'Copy code',
  copied: 'Copied',
  failed: 'Copy failed. Select the code and press Ctrl+C (⌘C).',
};

/** Text to copy: the commands without their output, or everything if there are no commands. */
function readCode(code: HTMLElement): string {
  const input = [...code.childNodes]
    .filter((node) => !(node instanceof Element && node.classList.contains('out')))
    .map((node) => node.textContent)
    .join('');
  return input.trim() === '' ? code.textContent : input.trimEnd();
}

/** A highlighted code block with its file name, a copy button and a wrap button. */
export default function HighlightedCode({
  html,
  language,
  title,
  isTerminal = false,
  isWrapped = false,
  checkedIn,
  isMarkRepeated = false,
  isWholeConfig = false,
}: HighlightedCodeProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [wraps, setWraps] = useState(isWrapped);
  const {state, copy} = useCopy();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  // Lets browsers reserve the height of blocks that they haven't laid out yet: see the styles.
  const size = {'--lines': html.split('\n').length} as CSSProperties;

  async function openInChecker(): Promise<void> {
    const {CHECK_PAGE, encodeShared} = await import('@devspace-docs/devspace-check/share');
    const config = code.current?.textContent ?? '';
    history.push(withBaseUrl(CHECK_PAGE) + (await encodeShared(config)));
  }

  return (
    <figure
      className={clsx(
        styles.block,
        isTerminal && ['terminal', styles.terminal],
        (title || checkedIn) && styles.titled,
        checkedIn && styles.checked,
        'code-block',
      )}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {checkedIn && (
        <a
          className={styles.mark}
          href={withBaseUrl('/tested')}
          tabIndex={isMarkRepeated ? -1 : undefined}>
          Checked against {checkedIn}
        </a>
      )}
      {/* Scroll containers must be reachable with the keyboard. Wrapped lines don't scroll. */}
      <pre
        className={clsx(styles.pre, wraps ? styles.wraps : 'scroll-fade')}
        style={size}
        tabIndex={wraps ? undefined : 0}
        translate="no">
        <code
          ref={code}
          className={clsx(styles.code, `language-${language}`)}
          // eslint-disable-next-line no-restricted-syntax -- HTML of Shiki, which escapes the code.
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
      <div className={styles.actions}>
        {isWholeConfig && (
          <button
            type="button"
            className="code-button"
            aria-label="Open in checker"
            title="Open in checker"
            onClick={() => void openInChecker()}>
            <Icon d="M3 2h6.5L13 5.5V14H3zM5.5 9l2 2 3-4" />
          </button>
        )}
        {!isTerminal && (
          <button
            type="button"
            className="code-button"
            aria-label="Wrap long lines"
            aria-pressed={wraps}
            title="Wrap long lines"
            onClick={() => setWraps(!wraps)}>
            <Icon d="M2 3.5h12M2 8h9.5a2.5 2.5 0 0 1 0 5H8m0 0 2-2m-2 2 2 2M2 12.5h2.5" />
          </button>
        )}
        <button
          type="button"
          className="code-button"
          aria-label={copyLabels[state]}
          title={copyLabels[state]}
          onClick={() => copy(code.current ? readCode(code.current) : '')}>
          <CopyIcon state={state} />
        </button>
      </div>
      <CopyStatus state={state} copied="Code copied to the clipboard" />
    </figure>
  );
}
