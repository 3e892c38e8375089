/** How much of the search index has arrived, for readers with a slow connection. */

let share: number | undefined;
const listeners = new Set<() => void>();

/** From 0 to 1; undefined while no index is loading. */
export function readProgress(): number | undefined {
  return share;
}

export function setProgress(next: number | undefined): void {
  share = next;
  for (const listener of listeners) listener();
}

/** Calls a listener on each change, until the returned function is called. */
export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
