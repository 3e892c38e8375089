import {useCallback, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {ReleaseLine} from '@site/src/config/versions';
import {useReadLine} from '@site/src/hooks/useReadLine';
import {
  readSearchAddress,
  writeSearchAddress,
  type SearchAddress,
} from '@site/src/search/search-address';

/** Milliseconds without typing after which the address takes the query on: browsers count changes. */
const ADDRESS_DELAY = 300;

/** What is sought, as the address says it, and ways to change it. */
export interface AddressState extends SearchAddress {
  readonly line: ReleaseLine;
  /** The query of the address of another page of results. */
  readonly writePage: (page: number) => string;
  readonly setText: (text: string) => void;
  /** Goes to another page of results without a step of the history. */
  readonly replacePage: (page: number) => void;
  readonly setLine: (line: ReleaseLine) => void;
}

/** Keeps the query in the address. A letter more is no page to go back to. */
export function useSearchAddress(): AddressState {
  const history = useHistory();
  const address = readSearchAddress(useHistorySelector(({location}) => location.search));
  const preferred = useReadLine();
  const {line = preferred, page} = address;
  // What is typed, until the address has it.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? address.text;

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      history.replace({search: writeSearchAddress({text: typed, line})});
      setTyped(undefined);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [history, line, typed]);

  const setLine = useCallback(
    (next: ReleaseLine) => {
      history.replace({search: writeSearchAddress({text, line: next})});
      setTyped(undefined);
    },
    [history, text],
  );

  const replacePage = useCallback(
    (next: number) => history.replace({search: writeSearchAddress({text, line, page: next})}),
    [history, line, text],
  );

  return {
    text,
    line,
    // Another query begins at its first page.
    page: typed === undefined ? page : 1,
    writePage: (next) => writeSearchAddress({text, line, page: next}),
    setText: setTyped,
    replacePage,
    setLine,
  };
}
