import {useCallback, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {VersionLabel} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {readSearchUrl, writeSearchUrl, type SearchUrl} from '@devspace-docs/search';

/** Debounce delay of URL updates in milliseconds: browsers rate-limit them. */
const URL_DELAY = 300;

/** The query in the URL, and functions that change it. */
export interface SearchUrlState extends SearchUrl {
  readonly version: VersionLabel;
  /** Returns the query string for a page of results. */
  readonly writePage: (page: number) => string;
  readonly setText: (text: string) => void;
  /** Goes to another page of results without a new history entry. */
  readonly replacePage: (page: number) => void;
  readonly setVersion: (version: VersionLabel) => void;
}

/** Keeps the query in the URL. It replaces the history entry, so that Back leaves the search page. */
export function useSearchUrl(): SearchUrlState {
  const history = useHistory();
  const url = readSearchUrl(useHistorySelector(({location}) => location.search));
  const version = useCurrentVersion();
  // The typed text, until it is in the URL.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? url.text;

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      history.replace({search: writeSearchUrl({text: typed, version})});
      setTyped(undefined);
    }, URL_DELAY);
    return () => clearTimeout(timer);
  }, [history, version, typed]);

  const setVersion = useCallback(
    (next: VersionLabel) => {
      history.replace({search: writeSearchUrl({text, version: next})});
      setTyped(undefined);
    },
    [history, text],
  );

  const replacePage = useCallback(
    (next: number) => history.replace({search: writeSearchUrl({text, version, page: next})}),
    [history, version, text],
  );

  return {
    text,
    version,
    // A new query starts at page 1.
    page: typed === undefined ? url.page : 1,
    writePage: (next) => writeSearchUrl({text, version, page: next}),
    setText: setTyped,
    replacePage,
    setVersion,
  };
}
