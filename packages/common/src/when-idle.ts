/**
 * Calls a function when the browser is idle.
 *
 * @param timeout - Milliseconds after which to call it even if the browser isn't idle.
 * @returns A function that cancels the call.
 */
export function whenIdle(callback: () => void, timeout: number): () => void {
  // Safari doesn't support idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, {timeout});
  return () => cancelIdleCallback(request);
}
