import {useEffect, useState} from 'react';
import {whenIdle} from '@site/src/lib/when-idle';

/** Longest time to wait for an idle browser, in milliseconds. */
const LATEST = 3000;

/** Whether the browser has been idle since the component was mounted. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), LATEST), []);
  return isIdle;
}
