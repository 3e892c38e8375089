import {useEffect, useState} from 'react';
import {whenIdle} from '@site/src/lib/when-idle';

/** Longest time to wait for an idle browser, in milliseconds. */
const MAX_WAIT = 3000;

/** Whether the browser has been idle since the component was mounted. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), MAX_WAIT), []);
  return isIdle;
}
