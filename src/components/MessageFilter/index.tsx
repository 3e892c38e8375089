import {useCallback, useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import FilterBar from '@site/src/components/FilterBar';
import FilterField from '@site/src/components/FilterBar/FilterField';
import SmallButton from '@site/src/components/SmallButton';
import bar from '@site/src/components/FilterBar/styles.module.css';
import {useFilterText} from '@site/src/hooks/useFilterText';
import {useShownItems} from '@site/src/hooks/useShownItems';
import {hasWords, highlightWords} from '@site/src/lib/filter-text';
import {SEARCH_PAGE, writeSearchUrl} from '@devspace-docs/search';
import {showAnswers} from './show-answers';
import {showMessages} from './show-messages';
import styles from './styles.module.css';

export interface MessageFilterProps {
  /** Anchor of the field: a link to it moves the focus there. */
  readonly id?: string;
}

/** Filters the messages after it by words or by a pasted message, which is in the URL: `?filter=docker`. */
export default function MessageFilter({id}: MessageFilterProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  const start = useRef<HTMLDivElement>(null);
  /** Contains the messages. They aren't its children: the search reads them from the page itself. */
  const root = useRef<HTMLElement>(null);
  const [query, store] = useFilterText();
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
    const answers = new AbortController();
    if (text !== '') showAnswers(shown ?? [], answers.signal);
    return () => answers.abort();
  }, [shown, text]);

  return (
    <div
      ref={(element) => {
        start.current = element;
        root.current = element?.closest('.markdown') ?? null;
      }}
      className={styles.filter}>
      <FilterBar label="Messages">
        <FilterField
          id={id}
          label="Your message"
          placeholder="Paste a message"
          value={query}
          onChange={store.write}
        />
        <span role="status" className={bar.count}>
          {shown ? `${shown.length} message${shown.length === 1 ? '' : 's'}` : ''}
        </span>
      </FilterBar>
      {shown?.length === 0 && (
        <p className={bar.empty}>
          <span>No message in this list matches.</span>{' '}
          <Link to={`/${SEARCH_PAGE}${writeSearchUrl({text})}`}>Search the docs for it</Link>.{' '}
          <SmallButton onClick={clear}>Show all</SmallButton>
        </p>
      )}
    </div>
  );
}
