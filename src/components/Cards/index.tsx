import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders a Markdown list as a grid of cards.
 *
 * Each item starts with a link on its own line, which makes the whole card clickable, followed by one or
 * two sentences. Links stay Markdown, so that they can be file paths and the build checks them.
 */
export default function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
