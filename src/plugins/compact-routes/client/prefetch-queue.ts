/**
 * Decides which pages are fetched ahead, and when. Pure: the browser comes in as functions.
 *
 * Before the reader does anything, a few pages are fetched while nothing else goes on; afterwards
 * more of them. One at a time, each once, and never beyond a number of bytes.
 */

/** What the queue needs of the browser. */
export interface PrefetchHost {
  /** Calls back when nothing else goes on. */
  readonly whenIdle: (callback: () => void) => void;
  /** Fetches the files of a page that are not there yet; resolves to their size in bytes. */
  readonly fetch: (path: string) => Promise<number>;
  /** Whether the reader has a slow connection, or wants to save data. */
  readonly isSaving: () => boolean;
  /** Puts the pages that are likely to come next first; may add some that are out of view. */
  readonly sort: (paths: readonly string[]) => readonly string[];
}

/** Bytes that may be fetched ahead. */
export interface PrefetchLimits {
  /** Before the reader does anything. */
  readonly untouched: number;
  /** In all. */
  readonly total: number;
  /** The largest page to expect: less than that must not be left, or it would be exceeded. */
  readonly page: number;
}

/** A queue of pages to be fetched ahead. */
export interface PrefetchQueue {
  /** Takes a page whose link came into view; returns whether it will be considered. */
  readonly add: (path: string) => boolean;
  /** Says that the reader has begun to use the page. */
  readonly touch: () => void;
}

/** Creates a queue. */
export function createPrefetchQueue(host: PrefetchHost, limits: PrefetchLimits): PrefetchQueue {
  const seen = new Set<string>();
  const done = new Set<string>();
  let waiting: string[] = [];
  let spent = 0;
  let isTouched = false;
  let isRunning = false;

  function hasRoom(): boolean {
    return spent + limits.page <= (isTouched ? limits.total : limits.untouched);
  }

  async function fetchNext(): Promise<void> {
    const path = host.sort(waiting).find((candidate) => !done.has(candidate));
    if (path !== undefined && hasRoom() && !host.isSaving()) {
      seen.add(path);
      done.add(path);
      waiting = waiting.filter((other) => other !== path);
      // A page that cannot be fetched ahead says so when it is wanted.
      spent += await host.fetch(path).catch(() => 0);
    }
    isRunning = false;
    run();
  }

  function run(): void {
    if (isRunning || waiting.length === 0 || !hasRoom() || host.isSaving()) return;
    isRunning = true;
    host.whenIdle(() => void fetchNext());
  }

  return {
    add: (path) => {
      if (host.isSaving() || seen.has(path)) return false;
      seen.add(path);
      waiting.push(path);
      run();
      return true;
    },
    touch: () => {
      isTouched = true;
      run();
    },
  };
}
