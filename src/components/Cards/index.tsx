import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Draws the Markdown list inside as a grid of cards.
 *
 * Each item begins with a link on a line of its own, which makes the whole card clickable, and
 * goes on with a sentence or two. Links stay Markdown, so that they name files and are checked.
 */
export default function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
