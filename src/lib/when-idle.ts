/**
 * Does something when the browser rests.
 *
 * @param latest - Milliseconds after which it is done even if something always goes on.
 * @returns what takes it back.
 */
export function whenIdle(callback: () => void, latest: number): () => void {
  // Safari has no idle callbacks: a moment without a task comes close.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, {timeout: latest});
  return () => cancelIdleCallback(request);
}
