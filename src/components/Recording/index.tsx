import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import SmallButton from '@site/src/components/SmallButton';
import styles from './styles.module.css';

export interface RecordingProps {
  /** What the recording shows: `devspace dev`. */
  readonly label: string;
  /** The block with the complete recording. */
  readonly children: ReactNode;
}

type State = 'complete' | 'playing' | 'paused' | 'ended';

const texts: Record<State, readonly [action: string, announcement: string]> = {
  complete: ['Play recording', ''],
  playing: ['Pause', 'Playing'],
  paused: ['Resume', 'Paused'],
  ended: ['Play recording', 'Recording ended'],
};

/** Milliseconds between two rows. */
const PAUSE = 200;

/**
 * A terminal recording that readers can play. The page contains the complete text: while it plays, styles
 * clip the rows that haven't appeared yet, so nothing moves, and screen readers always read everything.
 */
export default function Recording({label, children}: RecordingProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  /** Number of rows that have appeared. */
  const rows = useRef(0);
  const [state, setState] = useState<State>('complete');
  const isPartial = state === 'playing' || state === 'paused';
  const [action, announcement] = texts[state];

  useEffect(() => {
    const code = frame.current?.querySelector('code');
    if (state !== 'playing' || !code) return;
    const block = code.parentElement;
    const rowHeight = Number.parseFloat(getComputedStyle(code).lineHeight);
    const timer = setInterval(() => {
      rows.current += 1;
      const shown = rows.current * rowHeight;
      frame.current?.style.setProperty('--shown', `${shown}px`);
      if (block) block.scrollTop = Math.max(0, shown - block.clientHeight);
      if (shown >= code.getBoundingClientRect().height) setState('ended');
    }, PAUSE);
    return () => clearInterval(timer);
  }, [state]);

  function toggle(): void {
    if (state === 'playing') {
      setState('paused');
      return;
    }
    if (state !== 'paused') {
      rows.current = 0;
      frame.current?.style.setProperty('--shown', '0px');
    }
    setState('playing');
  }

  return (
    <section
      ref={frame}
      aria-label={`Recording: ${label}`}
      className={clsx(styles.recording, isPartial && styles.partial)}>
      {children}
      <div className={styles.controls}>
        <SmallButton onClick={toggle}>{action}</SmallButton>
        {isPartial && <SmallButton onClick={() => setState('ended')}>Show all</SmallButton>}
        <span role="status" className="visually-hidden">
          {announcement}
        </span>
      </div>
    </section>
  );
}
