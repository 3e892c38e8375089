import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import FilterBar from '@site/src/components/FilterBar';
import bar from '@site/src/components/FilterBar/styles.module.css';
import {useShownItems} from '@site/src/hooks/useShownItems';
import {hasWords, highlightWords} from '@site/src/lib/filter-text';
import {createQueryStore} from '@site/src/lib/url-state/query-store';
import {SEARCH_PAGE, writeSearchUrl} from '@devspace-docs/search';
import {showMessages} from './show-messages';
import styles from './styles.module.css';

const readServerQuery = () => '';

/** Filters the messages after it by words or by a pasted message, which is in the URL: `?filter=docker`. */
export default function MessageFilter(): ReactNode {
  const id = useId();
  const start = useRef<HTMLDivElement>(null);
  /** Contains the messages. They aren't its children: the search reads them from the page itself. */
  const root = useRef<HTMLElement>(null);
  const [store] = useState(() => createQueryStore());
  const query = useSyncExternalStore(store.subscribe, store.read, readServerQuery);
  const text = query.trim();
  const clear = useCallback(() => store.write(''), [store]);
  const show = useCallback(
    (_: HTMLElement, isFiltered: boolean) =>
      start.current ? showMessages(start.current, isFiltered ? text : '') : [],
    [text],
  );
  const shown = useShownItems(root, show, clear);

  useEffect(() => {
    const matches = (shown ?? []).filter((item) => hasWords(item.textContent.toLowerCase(), text));
    highlightWords(text === '' ? [] : matches, text);
  }, [shown, text]);

  return (
    <div
      ref={(element) => {
        start.current = element;
        root.current = element?.parentElement ?? null;
      }}
      className={styles.filter}>
      <FilterBar label="Messages">
        <label className={bar.label} htmlFor={id}>
          Your message
        </label>
        <input
          id={id}
          className={bar.input}
          type="search"
          value={query}
          placeholder="Paste a message, or type a part of it"
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => store.write(target.value)}
        />
        <span role="status" className={bar.count}>
          {shown ? `${shown.length} message${shown.length === 1 ? '' : 's'}` : ''}
        </span>
      </FilterBar>
      {shown?.length === 0 && (
        <p className={bar.empty}>
          <span>No message in this list matches.</span>{' '}
          <Link to={`/${SEARCH_PAGE}${writeSearchUrl({text})}`}>Search the docs for it</Link>{' '}
          <button type="button" className={bar.button} onClick={clear}>
            Show all
          </button>
        </p>
      )}
    </div>
  );
}
