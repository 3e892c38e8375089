/** What the queue needs of the browser. */
export interface PrefetchOptions {
  /** Pages per page view. */
  readonly limit: number;
  readonly prefetch: (path: string) => Promise<unknown>;
  readonly whenIdle: (callback: () => void) => void;
  /** Puts the likeliest pages first; may add others. */
  readonly sort: (paths: readonly string[]) => readonly string[];
}

/** A queue of pages to prefetch, one at a time, each once. */
export interface PrefetchQueue {
  /** Adds a page whose link came into view. */
  readonly add: (path: string) => void;
  /** The reader has opened another page: its links count now, up to the limit again. */
  readonly restart: () => void;
}

/** Creates a queue. */
export function createPrefetchQueue(options: PrefetchOptions): PrefetchQueue {
  const prefetched = new Set<string>();
  let waiting: string[] = [];
  let left = options.limit;
  let isRunning = false;

  async function prefetchNext(): Promise<void> {
    const path = options.sort(waiting).find((candidate) => !prefetched.has(candidate));
    waiting = path === undefined ? [] : waiting.filter((other) => other !== path);
    if (path !== undefined) {
      prefetched.add(path);
      left -= 1;
      // A page that can't be prefetched is loaded when the reader opens it.
      await options.prefetch(path).catch(() => undefined);
    }
    isRunning = false;
    run();
  }

  function run(): void {
    if (isRunning || waiting.length === 0 || left <= 0) return;
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
      left = options.limit;
    },
  };
}
