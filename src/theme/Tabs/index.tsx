/**
 * Why: before a page is painted, a script shows the tabs that the URL or the storage asks for. The
 * theme draws all tabs anew when scripts have taken the page over, to show the right ones; what a
 * browser has found in one of them, and the focus, would be lost. These begin with the tab that is
 * shown. The keys Space, Home and End work as in other tabs.
 * Replaces: Tabs of theme-classic 3.10.
 * Differences: the above, names for that script, and a query parameter for every group; tabs are no list.
 * Remove when: the theme keeps its tabs (https://github.com/facebook/docusaurus/issues/5653).
 */
import {useState, type KeyboardEvent, type ReactNode} from 'react';
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

/** The tab that a key leads to. */
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

function TabList({className}: {readonly className: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(tab: HTMLElement, value: string): void {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, value: string): void {
    // Together with these, keys are the browser's: Alt and an arrow go back.
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
      aria-orientation="horizontal"
      className={clsx('tabs scroll-fade', block && 'tabs--block', className)}>
      {tabValues.map(({value, label, attributes}) => (
        <div
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onKeyDown={(event) => onKeyDown(event, value)}
          onClick={(event) => select(event.currentTarget, value)}
          {...attributes}
          className={clsx('tabs__item', styles.tab, attributes?.className as string | undefined, {
            'tabs__item--active': selectedValue === value,
          })}>
          {label ?? value}
        </div>
      ))}
    </div>
  );
}

export default function Tabs(props: Props): ReactNode {
  const {children, className, groupId, queryString = groupId} = props;
  const parameter = queryString === true ? groupId : queryString || undefined;
  const [shown] = useState(() => findShownTab({children, parameter, group: groupId}));
  const value = useTabsContextValue({
    ...props,
    queryString,
    ...(shown !== undefined && {defaultValue: shown}),
  });
  return (
    <div data-tabs={parameter} data-group={groupId}>
      <TabsProvider value={value}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabs)}>
          <TabList className={className} />
          <div className="margin-top--md">{sanitizeTabsChildren(children)}</div>
        </div>
      </TabsProvider>
    </div>
  );
}
