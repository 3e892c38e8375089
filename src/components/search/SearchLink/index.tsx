import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {writeSearchUrl} from '@devspace-docs/search';
import {latestVersion} from '@devspace-docs/versions';
import styles from './styles.module.css';
import {useSearchModal} from './useSearchModal';

/** Whether the keyboard has a Command key instead of Ctrl. */
function isApple(): boolean {
  return /Mac|iP/.test(navigator.platform);
}

/** The search button of the navbar. Without JavaScript, it's a link to the search page. */
export default function SearchLink(): ReactNode {
  const version = useCurrentVersion();
  const searchPage = useBaseUrl('/search') + writeSearchUrl({version});
  const {Modal, typed, prepare, open, close} = useSearchModal(version, searchPage);
  const isButton = useIsBrowser();
  const onClick = (event: MouseEvent): void => {
    // Modified clicks open the search page in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a
        className={styles.link}
        href={searchPage}
        role={isButton ? 'button' : undefined}
        aria-haspopup={isButton ? 'dialog' : undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={onClick}
        onFocus={prepare}
        onKeyDown={onKeyDown}
        onMouseEnter={prepare}
        onTouchStart={prepare}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5L17 17" />
        </svg>
        <span>{version === latestVersion.label ? 'Search...' : `Search ${version}`}</span>
        {/* Its width is fixed: pages are built with the key of most systems. */}
        <kbd className={styles.key}>{isButton && isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </a>
      {Modal && <Modal version={version} initialQuery={typed} onClose={close} />}
    </>
  );
}
