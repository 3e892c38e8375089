import {useCallback, useEffect, useRef, useState} from 'react';

/** What happened to the last copy: nothing yet, done, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Milliseconds for which a button shows the result. */
const SHOWN_FOR = 2000;

/** Copies through a selection: the way that also works on plain HTTP, where no clipboard is offered. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  // Deprecated, and without a successor where the clipboard is not offered.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies text and reports the outcome for two seconds. */
export function useCopy(): {readonly state: CopyState; readonly copy: (text: string) => void} {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback((text: string) => {
    void copyText(text).then((isCopied) => {
      setState(isCopied ? 'copied' : 'failed');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState('idle'), SHOWN_FOR);
    });
  }, []);
  return {state, copy};
}
