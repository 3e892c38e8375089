import {useCallback, useContext, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import StaticMarkup from '@site/src/components/StaticMarkup';
import type {StaticSource} from '@site/src/components/StaticMarkup/types';
import {useCopy} from '@site/src/hooks/useCopy';
import {restoreSections} from '@site/src/lib/url-state/section-sync';
import {revealTarget} from '@site/src/lib/url-state/reveal-target';
import {FieldsReadyContext} from './ready-context';
import styles from './styles.module.css';

export interface FieldsProps {
  /** A field, such as `dev.*.sync`, or several of one object: `dev.*.{ports,reversePorts}`. */
  readonly of: string;
  /** Their markup, which src/plugins/fields adds. */
  readonly html: StaticSource;
}

/** Fields of the config: each with a link to itself that can be copied, and opened by its URL. */
export default function Fields({of, html}: FieldsProps): ReactNode {
  const {state, copy} = useCopy();
  const [copied, setCopied] = useState('');
  const onFieldsReady = useContext(FieldsReadyContext);
  const tree = useRef<HTMLDivElement>(null);
  const onReady = useCallback(() => {
    restoreSections();
    for (const sample of tree.current?.querySelectorAll('pre') ?? []) {
      const button = document.createElement('button');
      button.textContent = 'Copy';
      sample.append(button);
    }
    // What came with the page has been looked at; what comes later than its page has not.
    if (tree.current?.contains(window.docsPage?.findTarget() ?? null)) revealTarget('late');
    onFieldsReady();
  }, [onFieldsReady]);

  function onClick({target}: MouseEvent): void {
    if (target instanceof HTMLAnchorElement && target.matches('.field-link')) {
      setCopied(target.ariaLabel ?? '');
      // Without the query, which has the state of this reader's page, such as a filter.
      copy(window.location.href.replace(/[?#].*/, '') + target.hash);
    } else if (target instanceof HTMLButtonElement) {
      setCopied('Sample');
      copy(target.previousElementSibling?.textContent ?? '');
    }
  }

  return (
    // The links inside are the controls; they also work with the keyboard and without a script.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={tree} className={styles.tree} data-fields={of} onClick={onClick}>
      <StaticMarkup source={html} onReady={onReady} />
      <span role="status" className={state === 'idle' ? styles.hidden : styles.status}>
        {state === 'copied' && `${copied} copied`}
        {state === 'failed' && "Couldn't copy. The browser denied access to the clipboard."}
      </span>
    </div>
  );
}
