import {useEffect, useRef, type ReactNode} from 'react';
import {FieldsReadyContext} from '@site/src/components/Fields';
import FilterBar from '@site/src/components/FilterBar';
import FilterField from '@site/src/components/FilterBar/FilterField';
import bar from '@site/src/components/FilterBar/styles.module.css';
import SmallButton from '@site/src/components/SmallButton';
import {areAllOpen, noteAllSections} from '@site/src/lib/url-state/section-sync';
import styles from './styles.module.css';
import {useFilter} from './useFilter';

export interface FieldReferenceProps {
  /** Sections, each with a heading and its fields. */
  readonly children: ReactNode;
}

/** Opens or closes all fields, one section per frame, because all at once would freeze slow devices. */
async function setAllOpen(root: HTMLElement | null, isOpen: boolean): Promise<void> {
  for (const section of root?.querySelectorAll(':scope > section') ?? []) {
    for (const details of section.querySelectorAll('details')) details.open = isOpen;
    await new Promise(requestAnimationFrame);
  }
}

function describeCount(matchCount: number | undefined, fieldCount: number): string {
  if (matchCount === undefined) return '';
  return `${matchCount} of ${fieldCount} fields ${matchCount === 1 ? 'matches' : 'match'}`;
}

/** The config reference, with a filter and buttons that expand or collapse all fields. */
export default function FieldReference({children}: FieldReferenceProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const {
    query,
    setQuery,
    matchCount,
    fieldCount,
    otherCount,
    showOthers,
    hasFailed,
    prepare,
    onFieldsChange,
  } = useFilter(root);

  useEffect(() => {
    if (areAllOpen()) void setAllOpen(root.current, true);
  }, []);

  function openOrCloseAll(isOpen: boolean): void {
    noteAllSections(isOpen);
    void setAllOpen(root.current, isOpen);
  }

  function filterBy(text: string): void {
    setQuery(text);
    // Shows the first match below the sticky toolbar.
    if (text !== '') root.current?.scrollIntoView();
  }

  // The toolbar stays in view until the end of this element.
  return (
    <div className={styles.reference}>
      <FilterBar label="Fields">
        <FilterField
          label="Filter fields"
          placeholder="Filter fields"
          value={query}
          onChange={filterBy}
          onFocus={prepare}
        />
        <span ref={status} role="status" tabIndex={-1} className={bar.count}>
          {describeCount(matchCount, fieldCount)}
        </span>
        <span className={styles.buttons}>
          {[true, false].map((isOpen) => {
            const verb = isOpen ? 'Expand' : 'Collapse';
            return (
              <SmallButton
                key={verb}
                aria-label={`${verb} all`}
                onClick={() => openOrCloseAll(isOpen)}>
                {verb}
                <span className={styles.all}> all</span>
              </SmallButton>
            );
          })}
        </span>
      </FilterBar>
      {hasFailed && query !== '' && (
        <p className={bar.empty} role="alert">
          The filter couldn’t be loaded. Check your connection, then{' '}
          <SmallButton onClick={prepare}>try again</SmallButton>
        </p>
      )}
      {matchCount === 0 && (
        <p className={bar.empty}>
          <span>{`No field has “${query.trim()}” in its name or description.`}</span>{' '}
          <SmallButton onClick={() => setQuery('')}>Clear the filter</SmallButton>
        </p>
      )}
      <FieldsReadyContext value={onFieldsChange}>
        <div ref={root} className={styles.results}>
          {otherCount > 0 && (
            <SmallButton
              key={otherCount}
              onClick={() => {
                showOthers();
                // The button goes away.
                status.current?.focus();
              }}>
              {`Show ${otherCount} more that mention “${query.trim()}”`}
            </SmallButton>
          )}
          {children}
        </div>
      </FieldsReadyContext>
    </div>
  );
}
