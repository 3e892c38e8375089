import {useCallback, useEffect, useRef, useState} from 'react';
import {copyText} from '@site/src/lib/copy-text';

/** Outcome of the last copy, until it's reset to idle. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** How long the outcome is shown, in milliseconds. */
const SHOWN_FOR = 2000;

/**
 * Copies text, and reports the outcome for two seconds.
 *
 * @param write - Writes to the clipboard. Must be a stable reference.
 */
export function useCopy(write: (text: string) => Promise<boolean> = copyText): {
  readonly state: CopyState;
  readonly copy: (text: string) => void;
} {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(
    (text: string) => {
      void write(text).then((isCopied) => {
        setState(isCopied ? 'copied' : 'failed');
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setState('idle'), SHOWN_FOR);
      });
    },
    [write],
  );
  return {state, copy};
}
