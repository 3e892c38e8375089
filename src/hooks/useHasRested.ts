import {useEffect, useState} from 'react';
import {whenIdle} from '@site/src/lib/when-idle';

/** Longest time to wait for a moment of rest, in milliseconds. */
const LATEST = 3000;

/** Whether the browser has rested since the component came to life. */
export function useHasRested(): boolean {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => whenIdle(() => setHasRested(true), LATEST), []);
  return hasRested;
}
