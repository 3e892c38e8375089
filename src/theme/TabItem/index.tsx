/**
 * Why: the browser finds text in tabs that are not shown, and shows the tab; paper and pages without
 * scripts name each tab above its text.
 * Replaces: TabItem of theme-classic 3.10 (marked safe).
 * Differences: `until-found`, the name and the value of the tab as attributes; the rest is the same.
 * Remove when: the theme does this itself.
 */
import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

const useBrowserLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues, lazy} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;

  useBrowserLayoutEffect(() => {
    // React knows only one kind of hidden.
    if (!isSelected && 'onbeforematch' in document.body)
      panel.current?.setAttribute('hidden', 'until-found');
  }, [isSelected]);

  // As early as React allows; what is found before is in the URL.
  useBrowserLayoutEffect(() => {
    const {current} = panel;
    const select = (): void => selectValue(value);
    current?.addEventListener('beforematch', select);
    return () => current?.removeEventListener('beforematch', select);
  }, [selectValue, value]);

  if (!isSelected && lazy) return null;
  return (
    <div
      ref={panel}
      role="tabpanel"
      aria-label={label}
      data-label={label}
      data-value={value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}>
      {children}
    </div>
  );
}
