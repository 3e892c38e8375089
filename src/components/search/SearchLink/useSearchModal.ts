import {useCallback, useLayoutEffect, useRef, useState, type ComponentType} from 'react';
import {useHistory} from '@docusaurus/router';
import type {SearchModalProps} from '@site/src/components/search/SearchModal';
import {versionsByLabel, type VersionLabel} from '@site/src/config/versions';
import {useSearch} from '@site/src/hooks/useSearch';
import {isClosingKey, isSearchKey} from './search-keys';

async function loadModal(): Promise<ComponentType<SearchModalProps>> {
  // The name keeps its styles out of those of all pages: see src/plugins/search-modal.
  return (
    await import(/* webpackChunkName: "search-modal" */ '@site/src/components/search/SearchModal')
  ).default;
}

/** The search of DocSearch, which is loaded as soon as a reader may be going to search. */
export interface ModalState {
  /** The component, while the search is open. */
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** Loads the search, so that it opens at once. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * @param searchPage - Where readers search if the modal cannot be loaded.
 */
export function useSearchModal(version: VersionLabel, searchPage: string): ModalState {
  const {engine} = useSearch();
  const history = useHistory();
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const isWanted = useRef(false);

  const prepare = useCallback(() => {
    // Who fails to prepare will fail to search, and then there is somebody to tell.
    loadModal().catch(() => {});
    engine.prepare(versionsByLabel[version].searchTag).catch(() => {});
  }, [engine, version]);

  const open = useCallback(() => {
    isWanted.current = true;
    prepare();
    loadModal().then(
      (component) => {
        if (isWanted.current) setModal(() => component);
      },
      () => history.push(searchPage),
    );
  }, [history, prepare, searchPage]);

  const close = useCallback(() => {
    isWanted.current = false;
    setModal(undefined);
  }, []);

  const isOpen = Modal !== undefined;
  // Before the modal is painted: DocSearch cancels the Escape that would close the dialog by itself, so
  // one that is pressed before an effect has run would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Also while the search is still on its way.
      if (event.key === 'Escape') isWanted.current = false;
      if (isOpen ? !isClosingKey(event) : !isSearchKey(event)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  // Another page closes the search. The search page replaces its URL while a reader types: it stays open.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return history.listen((_location, action) => {
      if (action !== 'REPLACE') close();
    });
  }, [isOpen, history, close]);

  return {Modal, prepare, open, close};
}
