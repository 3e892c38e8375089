import {useCallback, useLayoutEffect, useRef, useState, type ComponentType} from 'react';
import {useHistory} from '@docusaurus/router';
import type {SearchModalProps} from '@site/src/components/search/SearchModal';
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {useSearch} from '@site/src/hooks/useSearch';
import {isSearchKey, openSearchAction} from './search-keys';

async function loadModal(): Promise<ComponentType<SearchModalProps>> {
  // src/plugins/search-modal splits its styles from the main stylesheet by this name.
  return (
    await import(/* webpackChunkName: "search-modal" */ '@site/src/components/search/SearchModal')
  ).default;
}

/** Devices with a Back button or gesture that readers use to close dialogs. */
const TOUCH = '(pointer: coarse)';

/** The DocSearch modal, which loads on demand. */
export interface ModalState {
  /** Undefined while the search is closed. */
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** What the reader typed while the modal was loading, with a line break at the end for Enter. */
  readonly typed: string;
  /** Preloads the modal and the search index. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * @param searchPage - Fallback URL if the modal fails to load.
 */
export function useSearchModal(version: VersionLabel, searchPage: string): ModalState {
  const {engine} = useSearch();
  const history = useHistory();
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const [typed, setTyped] = useState('');
  const shouldOpen = useRef(false);

  const prepare = useCallback(() => {
    // Failures recur in `open` or in the search, which handle them.
    loadModal().catch(() => {});
    engine.prepare(versionsByLabel[version].searchTag).catch(() => {});
  }, [engine, version]);

  const open = useCallback(() => {
    shouldOpen.current = true;
    prepare();
    loadModal().then(
      (component) => {
        if (shouldOpen.current) setModal(() => component);
      },
      () => history.push(searchPage),
    );
  }, [history, prepare, searchPage]);

  const close = useCallback(() => {
    shouldOpen.current = false;
    setModal(undefined);
    setTyped('');
  }, []);

  const isOpen = Modal !== undefined;
  // A layout effect, because DocSearch cancels the Escape that would close the dialog natively: a key
  // pressed before a passive effect runs would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Also cancels a modal that is still loading.
      if (event.key === 'Escape' && !isOpen) close();
      const action = isOpen ? openSearchAction(event) : isSearchKey(event) && 'open';
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Enter without a text presses the search button again.
      const isEnter = event.key === 'Enter' && typed !== '';
      if (shouldOpen.current && !isOpen && !action && (isText || isEnter)) {
        event.preventDefault();
        setTyped((text) => text + (isEnter ? '\n' : event.key));
      }
      if (!action) return;
      event.preventDefault();
      if (action === 'open') open();
      else if (action === 'close') close();
      else document.querySelector<HTMLInputElement>('dialog[open] input')?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, typed, open, close]);

  // Navigation closes the search, also while it loads. The search page replaces its URL while readers type.
  useLayoutEffect(
    () =>
      history.listen((_location, action) => {
        if (action !== 'REPLACE') close();
      }),
    [history, close],
  );

  // On phones and tablets, Back closes the search, like the mobile menu. Chrome on Android closes the dialog
  // itself. Without the Navigation API, or if the previous page is another document, Back leaves the page.
  useLayoutEffect(() => {
    if (!isOpen || !('navigation' in window) || !window.matchMedia(TOUCH).matches) return undefined;
    const onNavigate = (event: NavigateEvent): void => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      close();
    };
    const {navigation} = window;
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [isOpen, close]);

  return {Modal, typed, prepare, open, close};
}
