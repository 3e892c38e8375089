import {useCallback, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {VersionLabel} from '@site/src/config/versions';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {
  readSearchAddress,
  writeSearchAddress,
  type SearchAddress,
} from '@site/src/lib/search/search-address';

/** Milliseconds without typing after which the address takes the query on: browsers count changes. */
const ADDRESS_DELAY = 300;

/** What is sought, as the address says it, and ways to change it. */
export interface AddressState extends SearchAddress {
  readonly version: VersionLabel;
  /** The query of the address of another page of results. */
  readonly writePage: (page: number) => string;
  readonly setText: (text: string) => void;
  /** Goes to another page of results without a step of the history. */
  readonly replacePage: (page: number) => void;
  readonly setVersion: (version: VersionLabel) => void;
}

/** Keeps the query in the address. A letter more is no page to go back to. */
export function useSearchAddress(): AddressState {
  const history = useHistory();
  const address = readSearchAddress(useHistorySelector(({location}) => location.search));
  const preferred = useReadVersion();
  const {version = preferred, page} = address;
  // What is typed, until the address has it.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? address.text;

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      history.replace({search: writeSearchAddress({text: typed, version})});
      setTyped(undefined);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [history, version, typed]);

  const setVersion = useCallback(
    (next: VersionLabel) => {
      history.replace({search: writeSearchAddress({text, version: next})});
      setTyped(undefined);
    },
    [history, text],
  );

  const replacePage = useCallback(
    (next: number) => history.replace({search: writeSearchAddress({text, version, page: next})}),
    [history, version, text],
  );

  return {
    text,
    version,
    // Another query begins at its first page.
    page: typed === undefined ? page : 1,
    writePage: (next) => writeSearchAddress({text, version, page: next}),
    setText: setTyped,
    replacePage,
    setVersion,
  };
}
