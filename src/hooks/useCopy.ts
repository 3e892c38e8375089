import {useCallback, useEffect, useRef, useState} from 'react';
import {copyText} from '@site/src/lib/copy-text';

/** What happened to the last copy: nothing yet, done, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Milliseconds for which a button shows the result. */
const SHOWN_FOR = 2000;

/**
 * Copies text and reports the outcome for two seconds.
 *
 * @param write - How to copy. Keep it stable.
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
