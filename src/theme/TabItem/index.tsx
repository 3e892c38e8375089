/**
 * Why: find-in-page searches hidden tabs and opens the tab of a match; print and pages without JavaScript
 * show all tabs with their labels.
 * Replaces: TabItem of theme-classic 3.10.
 * Differences: `hidden="until-found"`; an id; the label and value of the tab as attributes.
 * Remove when: the theme does this itself.
 * No upstream issue.
 */
import {useContext, useRef, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/TabItem';
import {TabsId} from '../Tabs/tabs-id';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const id = useContext(TabsId);
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;

  useIsomorphicLayoutEffect(() => {
    // React sets `hidden` only as a boolean.
    if (!isSelected && 'onbeforematch' in document.body)
      panel.current?.setAttribute('hidden', 'until-found');
  }, [isSelected]);

  // As early as React allows; before-paint.ts writes the tabs of earlier matches to the URL.
  useIsomorphicLayoutEffect(() => {
    const {current} = panel;
    const select = (): void => selectValue(value);
    current?.addEventListener('beforematch', select);
    return () => current?.removeEventListener('beforematch', select);
  }, [selectValue, value]);

  return (
    <div
      ref={panel}
      id={`${id}${value}`}
      role="tabpanel"
      aria-label={label}
      data-label={label}
      data-value={value}
      className={className}
      hidden={!isSelected}>
      {children}
    </div>
  );
}
