import {useCallback, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';
import {isShared} from '@devspace-docs/devspace-check';
import {replaceQuery, setParameter} from '@site/src/lib/url-state/query';

export type Mode = 'check' | 'convert';

/** Query parameter of links that open the tab "Convert": `?tab=convert`. */
const PARAMETER = 'tab';

/**
 * What the reader does with the file. The URL isn't enough: links to sections of the page don't contain it.
 *
 * @param hasConversion - Whether the reader converted a file before visiting another page.
 */
export function useMode(hasConversion: boolean): readonly [Mode, (mode: Mode) => void] {
  const [tab] = useQueryString(PARAMETER);
  const {hash} = useLocation();
  // A link with a file opens the tab "Check", unless it names the other one.
  const linked = tab === 'convert' ? tab : isShared(hash) ? hash : undefined;
  const [followed, setFollowed] = useState<string>();
  const [mode, setMode] = useState<Mode>(hasConversion ? 'convert' : 'check');
  if (linked !== followed) {
    setFollowed(linked);
    if (linked !== undefined) setMode(linked === 'convert' ? linked : 'check');
  }

  const select = useCallback((selected: Mode) => {
    setMode(selected);
    replaceQuery((query) => setParameter(query, PARAMETER, selected === 'check' ? '' : selected));
  }, []);
  return [mode, select];
}
