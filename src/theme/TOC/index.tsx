/**
 * Why: the table of contents isn't a landmark that screen readers can list and jump to, and browsers translate
 * code in it.
 * Wraps: TOC of theme-classic 3.10.
 * Remove when: the theme does this itself.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {useUntranslatedCode} from '@site/src/hooks/useUntranslatedCode';
import styles from './styles.module.css';

export default function TOCWrapper({toc, ...props}: Props): ReactNode {
  return (
    <nav id="on-this-page" className={styles.landmark} aria-label="On this page">
      <TOC {...props} toc={useUntranslatedCode(toc)} />
    </nav>
  );
}
