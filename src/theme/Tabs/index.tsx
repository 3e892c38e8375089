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
import {useContext, useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {findShownTab} from './find-shown-tab';
import styles from './styles.module.css';
import {TabsId} from './tabs-id';

/** The tab that a key moves the focus to. */
function findNext(tab: HTMLElement, key: string): Element | null | undefined {
  const tabs = tab.parentElement?.children;
  const last = tabs?.[tabs.length - 1];
  switch (key) {
    case 'ArrowRight':
      return tab.nextElementSibling ?? tabs?.[0];
    case 'ArrowLeft':
      return tab.previousElementSibling ?? last;
    case 'Home':
      return tabs?.[0];
    case 'End':
      return last;
    default:
      return null;
  }
}

function TabList({name}: {readonly name: string}): ReactNode {
  const id = useContext(TabsId);
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(tab: HTMLElement, value: string): void {
    if (value !== selectedValue) blockElementScrollPositionUntilNextRender(tab);
    // Also writes the value to the URL, which lacks it if the tab was remembered.
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, value: string): void {
    // With a modifier, keys are browser shortcuts, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = findNext(event.currentTarget, event.key);
    if (next instanceof HTMLElement) next.focus();
    else if (event.key === 'Enter' || event.key === ' ') select(event.currentTarget, value);
    else return;
    event.preventDefault();
  }

  return (
    <div
      role="tablist"
      aria-label={name}
      aria-orientation="horizontal"
      className="tabs scroll-fade">
      {tabValues.map(({value, label}) => (
        <div
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          aria-controls={`${id}${value}`}
          onKeyDown={(event) => onKeyDown(event, value)}
          onClick={(event) => select(event.currentTarget, value)}
          className={clsx('tabs__item', selectedValue === value && 'tabs__item--active')}>
          {label ?? value}
        </div>
      ))}
    </div>
  );
}

/** Accessible name of a tab list. Ids of groups are words, such as `build-tool`. */
function nameOf(groupId = 'alternatives'): string {
  return groupId.replaceAll('-', ' ');
}

export default function Tabs(props: Props): ReactNode {
  const {children, groupId, queryString = groupId} = props;
  const parameter = queryString === true ? groupId : queryString || undefined;
  const id = useId();
  const [initial] = useState(() => findShownTab({children, parameter, group: groupId}));
  const value = useTabsContextValue({
    ...props,
    queryString,
    ...(initial !== undefined && {defaultValue: initial}),
  });
  return (
    <div data-tabs={parameter} data-group={groupId}>
      <TabsId value={id}>
        <TabsProvider value={value}>
          <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabs)}>
            <TabList name={nameOf(groupId)} />
            <div className="margin-top--md">{sanitizeTabsChildren(children)}</div>
          </div>
        </TabsProvider>
      </TabsId>
    </div>
  );
}
