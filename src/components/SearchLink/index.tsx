import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.metaKey || event.ctrlKey;
  return (
    event.key === '/' &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.altKey &&
    !isTyping(event.target)
  );
}

/** The search button of the navbar: a link to the search page, also reached with Ctrl+K, Cmd+K and /. */
export default function SearchLink(): ReactNode {
  const to = useBaseUrl('/search');
  const history = useHistory();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      history.push(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [history, to]);
  return (
    <Link
      className={styles.link}
      to={to}
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K /">
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5L17 17" />
      </svg>
      <span className={styles.words}>Search...</span>
      <kbd className={styles.key}>/</kbd>
    </Link>
  );
}
