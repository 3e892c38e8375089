import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import {useUntranslatedCode} from '@site/src/hooks/useUntranslatedCode';
import {updateContentsLinks} from '@site/src/lib/contents-links';
import styles from './styles.module.css';

/**
 * The table of contents if the window has no space for a column: a bar that stays at the top and opens the
 * list.
 * `src/plugins/active-entry` adds the name of the current section. Hidden without JavaScript.
 */
export default function ContentsBar(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const contents = useUntranslatedCode(toc);
  const button = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onClick = ({target}: Event): void => {
      if (!(target instanceof Node) || !button.current?.contains(target)) setIsOpen(false);
    };
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      button.current?.focus();
      setIsOpen(false);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <details
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary ref={button} className={styles.button}>
        On this page <span className={styles.section} />
      </summary>
      {isOpen && (
        <nav ref={updateContentsLinks} className={styles.list} aria-label="On this page">
          <TOCItems
            toc={contents}
            linkActiveClassName="table-of-contents__link--active"
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
          />
        </nav>
      )}
    </details>
  );
}
