/**
 * Why: before paint, an inline script selects the tabs from the URL, from storage or for the reader's
 * system. The theme re-renders all tabs after hydration to select them, which loses find-in-page matches
 * and the focus; these tabs hydrate with the selected tab. They also support the keys Space, Home and End,
 * and have names.
 * Replaces: Tabs of theme-classic 3.10.
 * Differences: the above, attributes for that script, a query parameter for every group, and no list items.
 * Options that no page uses have no effect, such as `block` and `lazy`.
 * Remove when: the theme doesn't re-render tabs.
 * Upstream: https://github.com/facebook/docusaurus/issues/5653
 */
import {Children, isValidElement, useContext, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import TabList from '@site/src/components/TabList';
import type {Props} from '@theme/Tabs';
import styles from '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css';
import {TabsId} from './tabs-id';

function List({name}: {readonly name: string}): ReactNode {
  const id = useContext(TabsId);
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(value: string, tab: HTMLElement): void {
    if (value !== selectedValue) blockElementScrollPositionUntilNextRender(tab);
    // Also writes the value to the URL, which lacks it if the tab was remembered.
    selectValue(value);
  }

  return (
    <TabList
      name={name}
      tabs={tabValues.map(({value, label = value}) => ({value, label}))}
      selected={selectedValue}
      panelOf={(value) => `${id}${value}`}
      onSelect={select}
    />
  );
}

/** Accessible name of a tab list. Ids of groups are words, such as `build-tool`. */
function nameOf(groupId = 'alternatives'): string {
  return groupId.replaceAll('-', ' ');
}

/**
 * Finds the tab that src/plugins/url-state has shown before paint. Undefined if that is the default tab,
 * and during server rendering.
 *
 * @param parameter - Query parameter with the selected tab.
 */
function findShownTab({children, groupId}: Props, parameter?: string): string | undefined {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  const tabs = Children.toArray(children).map((tab) =>
    isValidElement<{value?: string}>(tab) ? tab.props.value : undefined,
  );
  return window.docsPage?.chooseTab(parameter, groupId, tabs);
}

export default function Tabs(props: Props): ReactNode {
  const {children, groupId, queryString = groupId} = props;
  const parameter = queryString === true ? groupId : queryString || undefined;
  const id = useId();
  const [initial] = useState(() => findShownTab(props, parameter));
  const value = useTabsContextValue({
    ...props,
    queryString,
    ...(initial !== undefined && {defaultValue: initial}),
  });
  return (
    <div data-tabs={parameter} data-group={groupId}>
      <TabsId value={id}>
        <TabsProvider value={value}>
          <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabList)}>
            <List name={nameOf(groupId)} />
            <div className="margin-top--md">{sanitizeTabsChildren(children)}</div>
          </div>
        </TabsProvider>
      </TabsId>
    </div>
  );
}
