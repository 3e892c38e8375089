export interface PrefetchOptions {
  /** Pages per page view. */
  readonly limit: number;
  readonly prefetch: (path: string) => Promise<unknown>;
  readonly whenIdle: (callback: () => void) => void;
  /** Sorts the most likely pages first; can add pages. */
  readonly sort: (paths: readonly string[]) => readonly string[];
}

/** A queue of pages to prefetch, one at a time, each once. */
export interface PrefetchQueue {
  /** Adds a page whose link came into view. */
  readonly add: (path: string) => void;
  /** Clears the queue and resets the limit, for a new page view. */
  readonly restart: () => void;
}

export function createPrefetchQueue(options: PrefetchOptions): PrefetchQueue {
  const prefetched = new Set<string>();
  let waiting: string[] = [];
  let remaining = options.limit;
  let isRunning = false;

  async function prefetchNext(): Promise<void> {
    const path = options.sort(waiting).find((candidate) => !prefetched.has(candidate));
    waiting = path === undefined ? [] : waiting.filter((other) => other !== path);
    if (path !== undefined) {
      prefetched.add(path);
      remaining -= 1;
      // If prefetching fails, the page loads when the reader opens it.
      await options.prefetch(path).catch(() => undefined);
    }
    isRunning = false;
    run();
  }

  function run(): void {
    if (isRunning || waiting.length === 0 || remaining <= 0) return;
    isRunning = true;
    options.whenIdle(() => void prefetchNext());
  }

  return {
    add: (path) => {
      waiting.push(path);
      run();
    },
    restart: () => {
      waiting = [];
      remaining = options.limit;
    },
  };
}
