import {useCallback, useEffect, useMemo, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import FilterBar from '@site/src/components/FilterBar';
import FilterField from '@site/src/components/FilterBar/FilterField';
import FilterSelect from '@site/src/components/FilterBar/FilterSelect';
import SmallButton from '@site/src/components/SmallButton';
import bar from '@site/src/components/FilterBar/styles.module.css';
import {useFilterText} from '@site/src/hooks/useFilterText';
import {hasWords, highlightWords} from '@site/src/lib/filter-text';
import {replaceQuery, setParameter} from '@site/src/lib/url-state/query';
import type {FilterProps} from './FixFilter';
import {useItems} from './useItems';

const PARAMETER = 'area';

function writeArea(area: string): void {
  replaceQuery((query) => setParameter(query, PARAMETER, area));
}

/** Filters changes by area and text, which are in the URL: `?area=sync&filter=windows`. */
export default function ChangeFilter({
  root,
  areas,
}: Pick<FilterProps, 'root'> & {
  readonly areas: readonly (readonly [string, string])[];
}): ReactNode {
  const [text, store] = useFilterText();
  const [wanted] = useQueryString(PARAMETER);
  const area = areas.some(([name]) => name === wanted) ? wanted : '';
  const words = text.trim();
  const isFiltered = words !== '' || area !== '';
  const filter = useMemo(
    () =>
      isFiltered
        ? ({dataset, textContent}: HTMLElement) =>
            (area === '' || dataset.area === area) && hasWords(textContent.toLowerCase(), words)
        : undefined,
    [area, isFiltered, words],
  );
  const clear = useCallback(() => {
    store.write('');
    writeArea('');
  }, [store]);
  const shown = useItems(root, filter, clear);

  useEffect(() => highlightWords(words === '' ? [] : (shown ?? []), words), [shown, words]);

  const count = shown?.length ?? 0;
  return (
    <FilterBar label="Changes">
      <FilterSelect label="Area" value={area} onChange={writeArea}>
        <option value="">All areas</option>
        {areas.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <span className={bar.control}>
        <FilterField
          label="Text"
          placeholder="Filter changes"
          value={text}
          onChange={store.write}
        />
      </span>
      <span role="status" className={bar.count}>
        {shown ? `${count} change${count === 1 ? '' : 's'}` : ''}
      </span>
      {isFiltered && <SmallButton onClick={clear}>Show all</SmallButton>}
    </FilterBar>
  );
}
