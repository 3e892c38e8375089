import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import SmallButton from '@site/src/components/SmallButton';
import {delayBefore, splitLines, type Line} from './playback';
import styles from './styles.module.css';

export interface RecordingProps {
  /** What the recording shows: `devspace dev`. */
  readonly label: string;
  /** The block with the complete recording. */
  readonly children: ReactNode;
}

type State = 'complete' | 'playing' | 'paused' | 'ended';

const announcements: Record<State, string> = {
  complete: '',
  playing: 'Playing',
  paused: 'Paused',
  ended: 'Recording ended',
};

const labels: Record<State, string> = {
  complete: 'Play recording',
  playing: 'Pause',
  paused: 'Resume',
  ended: 'Play recording',
};

function textNodesOf(code: Element): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** The lower edge of a line in its block, in pixels. An empty line has none. */
function bottomOf({start, end}: Line, nodes: readonly Text[], code: Element): number {
  const [first, last] = [nodes[start.text], nodes[end.text]];
  if (!first || !last) return 0;
  const range = document.createRange();
  range.setStart(first, start.offset);
  range.setEnd(last, end.offset);
  const {bottom} = range.getBoundingClientRect();
  return bottom === 0 ? 0 : bottom - code.getBoundingClientRect().top;
}

/**
 * A terminal recording that readers can play. The page contains the complete text: while it plays, styles
 * clip the lines that haven't appeared yet, so nothing moves, and screen readers always read everything.
 */
export default function Recording({label, children}: RecordingProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  /** Index of the next line. */
  const next = useRef(0);
  const [state, setState] = useState<State>('complete');
  const isPartial = state === 'playing' || state === 'paused';

  useEffect(() => {
    const code = frame.current?.querySelector('code');
    if (state !== 'playing' || !code) return;
    const nodes = textNodesOf(code);
    const lines = splitLines(nodes.map(({data}) => data));
    let timer: ReturnType<typeof setTimeout>;
    const showNext = (): void => {
      const line = lines[next.current];
      if (!line) {
        setState('ended');
        return;
      }
      const bottom = bottomOf(line, nodes, code);
      if (bottom > 0) frame.current?.style.setProperty('--shown', `${bottom}px`);
      const block = code.parentElement;
      if (block) block.scrollTop = Math.max(0, bottom - block.clientHeight);
      next.current += 1;
      timer = setTimeout(showNext, delayBefore(lines, next.current));
    };
    timer = setTimeout(showNext, delayBefore(lines, next.current));
    return () => clearTimeout(timer);
  }, [state]);

  function toggle(): void {
    if (state === 'playing') {
      setState('paused');
      return;
    }
    if (state !== 'paused') {
      next.current = 0;
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
        <SmallButton onClick={toggle}>{labels[state]}</SmallButton>
        {isPartial && <SmallButton onClick={() => setState('ended')}>Show all</SmallButton>}
        <span role="status" className="visually-hidden">
          {announcements[state]}
        </span>
      </div>
    </section>
  );
}
