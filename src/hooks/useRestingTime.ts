import {useEffect, useState} from 'react';

/** Longest time to wait for a moment of rest, in milliseconds. */
const LATEST = 3000;

/** Whether the browser had a moment of rest since the page was opened. */
export function useRestingTime(): boolean {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    const rest = (): void => setHasRested(true);
    // Safari has no way to ask.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, LATEST);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(rest, {timeout: LATEST});
    return () => cancelIdleCallback(request);
  }, []);
  return hasRested;
}
