import {describe, expect, it} from 'vitest';
import {createPrefetchQueue, type PrefetchHost} from './prefetch-queue.ts';

const limits = {untouched: 60, total: 100, page: 20};

function createHost(size = 20, isSaving = false) {
  const fetched: string[] = [];
  const idle: (() => void)[] = [];
  const host: PrefetchHost = {
    whenIdle: (callback) => void idle.push(callback),
    fetch: async (path) => {
      fetched.push(path);
      return Promise.resolve(size);
    },
    isSaving: () => isSaving,
    sort: (paths) => paths,
  };
  /** Lets the browser have nothing else to do until nothing waits for that. */
  const rest = async (): Promise<void> => {
    for (let next = idle.shift(); next; next = idle.shift()) {
      next();
      // A macrotask: all that was promised has happened by then.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  };
  return {host, fetched, rest, idle};
}

const pages = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];

describe('createPrefetchQueue', () => {
  it('fetches nothing while something goes on, and one page at a time', () => {
    const {host, fetched, idle} = createHost();
    const queue = createPrefetchQueue(host, limits);
    pages.forEach(queue.add);
    expect(fetched).toEqual([]);
    expect(idle).toHaveLength(1);
  });

  it('stays below the limit before the reader does anything, and then below the other', async () => {
    const {host, fetched, rest} = createHost();
    const queue = createPrefetchQueue(host, limits);
    pages.forEach(queue.add);
    await rest();
    expect(fetched).toEqual(['/a', '/b', '/c']);
    queue.touch();
    await rest();
    expect(fetched).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  it('fetches a page once', async () => {
    const {host, fetched, rest} = createHost(0);
    const queue = createPrefetchQueue(host, limits);
    expect(queue.add('/a')).toBe(true);
    expect(queue.add('/a')).toBe(false);
    await rest();
    expect(queue.add('/a')).toBe(false);
    await rest();
    expect(fetched).toEqual(['/a']);
  });

  it('begins with the pages that are likely to come next', async () => {
    const {host, fetched, rest} = createHost();
    const queue = createPrefetchQueue({...host, sort: (paths) => [...paths].reverse()}, limits);
    ['/a', '/b'].forEach(queue.add);
    await rest();
    expect(fetched).toEqual(['/b', '/a']);
  });

  it('begins with a page out of view that is likely to come next, once', async () => {
    const {host, fetched, rest} = createHost(0);
    const queue = createPrefetchQueue({...host, sort: (paths) => ['/next', ...paths]}, limits);
    ['/a', '/b'].forEach(queue.add);
    await rest();
    expect(fetched).toEqual(['/next', '/a', '/b']);
    expect(queue.add('/next')).toBe(false);
  });

  it('goes on after a page that cannot be fetched', async () => {
    const {host, rest} = createHost();
    const asked: string[] = [];
    const queue = createPrefetchQueue(
      {
        ...host,
        fetch: async (path) => {
          asked.push(path);
          return Promise.reject(new Error('offline'));
        },
      },
      limits,
    );
    ['/a', '/b'].forEach(queue.add);
    await rest();
    expect(asked).toEqual(['/a', '/b']);
  });

  it('fetches nothing over slow connections, or when data is to be saved', async () => {
    const {host, fetched, rest} = createHost(20, true);
    const queue = createPrefetchQueue(host, limits);
    expect(queue.add('/a')).toBe(false);
    queue.touch();
    await rest();
    expect(fetched).toEqual([]);
  });
});
