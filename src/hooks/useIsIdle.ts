import {useEffect, useState} from 'react';
import {whenIdle} from '@site/src/lib/when-idle';

/** In milliseconds. */
const MAX_WAIT = 3000;

/** Whether the browser has been idle since the component mounted. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), MAX_WAIT), []);
  return isIdle;
}
