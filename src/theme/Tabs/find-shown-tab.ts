import {Children, isValidElement, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

interface Group {
  readonly children: ReactNode;
  /** Query parameter with the selected tab. */
  readonly parameter: string | undefined;
  /** Id under which the theme stores the last selected tab. */
  readonly group: string | undefined;
}

function readStored(group: string | undefined): string | null {
  return group ? createStorageSlot(`docusaurus.tab.${group}`).get() : null;
}

/**
 * Finds the tab that src/plugins/url-state has shown before paint: the one from the URL, or else from
 * storage. Undefined if neither contains one of the tabs, and during server rendering.
 */
export function findShownTab({children, parameter, group}: Group): string | undefined {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  const selected =
    (parameter && new URLSearchParams(window.location.search).get(parameter)) ?? readStored(group);
  return Children.toArray(children)
    .map((tab) => (isValidElement<{value?: string}>(tab) ? tab.props.value : undefined))
    .find((value) => value !== undefined && value === selected);
}
