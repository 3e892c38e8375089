import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {copyIconMarkup, copyIcons} from '@site/src/components/Icon';
import StaticMarkup from '@site/src/components/StaticMarkup';
import type {StaticSource} from '@site/src/components/StaticMarkup/markup';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import {restoreSections} from '@site/src/lib/url-state/section-sync';
import {revealTarget} from '@site/src/lib/url-state/reveal-target';
import styles from './styles.module.css';

/** Each list of fields calls it once its markup is in the DOM, to update the filter around it. */
export const FieldsReadyContext = createContext<() => void>(() => {});

export interface FieldsProps {
  /** A field, such as `dev.*.sync`, or several of one object: `dev.*.{ports,reversePorts}`. */
  readonly of: string;
  /** Added by src/plugins/fields. */
  readonly html: StaticSource;
}

/** Config fields, each with a permalink that can be copied. */
export default function Fields({of, html}: FieldsProps): ReactNode {
  const {state, copy} = useCopy();
  const [copied, setCopied] = useState('');
  const [pressed, setPressed] = useState<Element | null>(null);
  const onFieldsReady = useContext(FieldsReadyContext);
  const tree = useRef<HTMLDivElement>(null);
  const onReady = useCallback(() => {
    restoreSections();
    for (const sample of tree.current?.querySelectorAll('pre') ?? []) {
      const button = document.createElement('button');
      button.className = 'code-button';
      button.ariaLabel = 'Copy';
      button.title = 'Copy';
      button.innerHTML = copyIconMarkup;
      sample.append(button);
    }
    // Markup that loads after navigation isn't there yet when deep-links.ts looks for the target.
    if (tree.current?.contains(window.docsPage?.findTarget() ?? null)) revealTarget('late');
    onFieldsReady();
  }, [onFieldsReady]);

  useEffect(() => {
    const icon = pressed?.querySelector('path');
    icon?.setAttribute('d', copyIcons[state]);
    return () => icon?.setAttribute('d', copyIcons.idle);
  }, [pressed, state]);

  function onClick({target}: MouseEvent): void {
    // A page translator adds elements to links and buttons.
    const control = target instanceof Element ? target.closest('.field-link, button') : null;
    if (control) setPressed(control.matches('button') ? control : null);
    if (control instanceof HTMLAnchorElement) {
      setCopied(control.ariaLabel ?? '');
      // Omits the query, which contains this reader's page state, such as a filter.
      copy(window.location.href.replace(/[?#].*/, '') + control.hash);
    } else if (control) {
      setCopied('Sample');
      copy(control.previousElementSibling?.textContent ?? '');
    }
  }

  const messages: Record<CopyState, string> = {
    idle: '',
    copied: `${copied} copied`,
    failed: "Couldn't copy. The browser denied access to the clipboard.",
  };

  return (
    // The links inside are the controls; they work with the keyboard and without JavaScript.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={tree} className={styles.tree} data-fields={of} onClick={onClick}>
      <StaticMarkup source={html} onReady={onReady} />
      <span role="status" className={state === 'idle' ? 'visually-hidden' : 'notice'}>
        {messages[state]}
      </span>
    </div>
  );
}
