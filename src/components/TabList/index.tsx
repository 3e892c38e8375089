import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';

export interface TabListProps {
  /** Accessible name. */
  readonly name: string;
  readonly tabs: ReadonlyArray<{readonly value: string; readonly label: string}>;
  readonly selected: string;
  /** Id of the panel of a tab. */
  readonly panelOf: (value: string) => string;
  readonly onSelect: (value: string, tab: HTMLElement) => void;
}

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

/** Tabs with one tab stop. Arrow keys move the focus, Enter and Space select. */
export default function TabList({
  name,
  tabs,
  selected,
  panelOf,
  onSelect,
}: TabListProps): ReactNode {
  function onKeyDown(event: KeyboardEvent<HTMLElement>, value: string): void {
    // With a modifier, keys are browser shortcuts, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = findNext(event.currentTarget, event.key);
    if (next instanceof HTMLElement) next.focus();
    else if (event.key === 'Enter' || event.key === ' ') onSelect(value, event.currentTarget);
    else return;
    event.preventDefault();
  }

  return (
    <div
      role="tablist"
      aria-label={name}
      aria-orientation="horizontal"
      className="tabs scroll-fade">
      {tabs.map(({value, label}) => (
        <div
          key={value}
          role="tab"
          tabIndex={selected === value ? 0 : -1}
          aria-selected={selected === value}
          aria-controls={panelOf(value)}
          onKeyDown={(event) => onKeyDown(event, value)}
          onClick={(event) => onSelect(value, event.currentTarget)}
          className={clsx('tabs__item', selected === value && 'tabs__item--active')}>
          {label}
        </div>
      ))}
    </div>
  );
}
