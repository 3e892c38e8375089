import {describe, expect, it} from 'vitest';
import {createPrefetchQueue, type PrefetchOptions} from './queue.ts';

const pages = ['/a', '/b', '/c', '/d'];

function createBrowser() {
  const prefetched: string[] = [];
  const idle: (() => void)[] = [];
  const options: PrefetchOptions = {
    limit: 3,
    prefetch: async (path) => Promise.resolve(prefetched.push(path)),
    whenIdle: (callback) => void idle.push(callback),
    sort: (paths) => paths,
  };
  /** Runs idle callbacks until there are none left. */
  const runIdle = async (): Promise<void> => {
    for (let next = idle.shift(); next; next = idle.shift()) {
      next();
      // A macrotask: all promises are settled by then.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  };
  return {options, prefetched, runIdle, idle};
}

describe('createPrefetchQueue', () => {
  it('waits until the browser is idle, and prefetches one page at a time', () => {
    const {options, prefetched, idle} = createBrowser();
    const queue = createPrefetchQueue(options);
    pages.forEach(queue.add);
    expect(prefetched).toEqual([]);
    expect(idle).toHaveLength(1);
  });

  it('stops at the limit until the reader opens another page', async () => {
    const {options, prefetched, runIdle} = createBrowser();
    const queue = createPrefetchQueue(options);
    pages.forEach(queue.add);
    await runIdle();
    expect(prefetched).toEqual(['/a', '/b', '/c']);
    queue.restart();
    ['/b', '/e'].forEach(queue.add);
    await runIdle();
    expect(prefetched).toEqual(['/a', '/b', '/c', '/e']);
  });

  it('prefetches a page once', async () => {
    const {options, prefetched, runIdle} = createBrowser();
    const queue = createPrefetchQueue(options);
    ['/a', '/a'].forEach(queue.add);
    await runIdle();
    queue.add('/a');
    await runIdle();
    expect(prefetched).toEqual(['/a']);
  });

  it("starts with the most likely page, even if its link isn't in view", async () => {
    const {options, prefetched, runIdle} = createBrowser();
    const sort = (paths: readonly string[]): string[] => ['/next', ...paths.toReversed()];
    const queue = createPrefetchQueue({...options, sort});
    ['/a', '/b'].forEach(queue.add);
    await runIdle();
    expect(prefetched).toEqual(['/next', '/b', '/a']);
  });

  it('continues after a page that fails', async () => {
    const {options, runIdle} = createBrowser();
    const tried: string[] = [];
    const prefetch = async (path: string): Promise<never> => {
      tried.push(path);
      return Promise.reject(new Error('offline'));
    };
    const queue = createPrefetchQueue({...options, prefetch});
    ['/a', '/b'].forEach(queue.add);
    await runIdle();
    expect(tried).toEqual(['/a', '/b']);
  });
});
