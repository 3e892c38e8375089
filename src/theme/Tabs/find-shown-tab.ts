import {Children, isValidElement, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface Group {
  readonly children: ReactNode;
  /** Query parameter with the selected tab. */
  readonly parameter: string | undefined;
  /** Id under which the theme stores the last selected tab. */
  readonly group: string | undefined;
}

/**
 * Finds the tab that src/plugins/url-state has shown before paint. Undefined if that is the default tab,
 * and during server rendering.
 */
export function findShownTab({children, parameter, group}: Group): string | undefined {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  const tabs = Children.toArray(children).map((tab) =>
    isValidElement<{value?: string}>(tab) ? tab.props.value : undefined,
  );
  return window.docsPage?.chooseTab(parameter, group, tabs);
}
