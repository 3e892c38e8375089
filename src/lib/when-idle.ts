/**
 * Calls a function when the browser is idle.
 *
 * @param latest - Milliseconds after which the function is called even if the browser is never idle.
 * @returns A function that cancels the call.
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
