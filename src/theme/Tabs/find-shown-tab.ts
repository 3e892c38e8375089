import {Children, isValidElement, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

interface Group {
  /** The tabs. */
  readonly children: ReactNode;
  /** Query parameter that names the tab. */
  readonly parameter: string | undefined;
  /** Name under which the theme keeps the tab that was chosen last. */
  readonly group: string | undefined;
}

/** What the theme keeps under the name of a group. */
function readStored(group: string | undefined): string | null {
  return group ? createStorageSlot(`docusaurus.tab.${group}`).get() : null;
}

/**
 * Finds the tab that src/plugins/url-state shows: the one that the URL or else the storage asks
 * for. Undefined where neither names one of the tabs, and while the site is built.
 */
export function findShownTab({children, parameter, group}: Group): string | undefined {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  const wanted =
    (parameter && new URLSearchParams(window.location.search).get(parameter)) ?? readStored(group);
  return Children.toArray(children)
    .map((tab) => (isValidElement<{value?: string}>(tab) ? tab.props.value : undefined))
    .find((value) => value !== undefined && value === wanted);
}
