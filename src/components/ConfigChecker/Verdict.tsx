import type {ReactNode, Ref} from 'react';
import type {Verdict as VerdictText} from './describe';
import styles from './styles.module.css';

export interface VerdictProps {
  readonly ref?: Ref<HTMLParagraphElement>;
  /** Id of the text. */
  readonly id: string;
  readonly verdict: VerdictText;
  /** What the page does or waits for. */
  readonly progress: string | undefined;
  /** What a button did, for screen readers. */
  readonly announced: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The result of a check, with buttons for what can follow. */
export default function Verdict({
  ref,
  id,
  verdict,
  progress,
  announced,
  children,
}: VerdictProps): ReactNode {
  return (
    <div
      className={styles.verdict}
      data-state={progress !== undefined && verdict.text !== '' ? 'checking' : verdict.state}>
      <p ref={ref} id={id} className={styles.summary} role="status" tabIndex={-1}>
        {verdict.text}
      </p>
      {progress !== undefined && <p className={styles.progress}>{progress}</p>}
      <span className={styles.actions}>{children}</span>
      <span className="visually-hidden" role="status">
        <span key={announced}>{announced}</span>
      </span>
    </div>
  );
}
