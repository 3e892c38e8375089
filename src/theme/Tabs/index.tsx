/**
 * Why: before a page is painted, a script shows the tab that the address or the storage asks for; it
 * finds the names here. The keys Space, Home and End work as in other tabs.
 * Wraps: Tabs of theme-classic 3.10.
 * Remove when: the theme marks its tabs in a similar way and handles these keys.
 */
import type {KeyboardEvent, ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

function onKeyDown(event: KeyboardEvent): void {
  const {target, key} = event;
  if (!(target instanceof HTMLElement) || target.role !== 'tab') return;
  const tabs = target.parentElement?.children;
  const tab = {' ': target, Home: tabs?.[0], End: tabs?.[tabs.length - 1]}[key];
  if (!(tab instanceof HTMLElement)) return;
  event.preventDefault();
  if (tab === target) tab.click();
  else tab.focus();
}

export default function TabsWrapper(props: Props): ReactNode {
  const {groupId, queryString = groupId} = props;
  const parameter = queryString === true ? groupId : queryString || undefined;
  return (
    // The tabs inside are the controls: their events are looked at on their way out.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-tabs={parameter} data-group={groupId} onKeyDown={onKeyDown}>
      <Tabs {...props} queryString={queryString} />
    </div>
  );
}
