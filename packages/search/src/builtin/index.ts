/** The built-in search, which needs no service: the index is part of the site, and a worker searches it. */
import type {SearchResults, SearchEngine} from '../types.ts';
import {INDEX_FOLDER} from './index-file.ts';
import type {WorkerRequest, WorkerResponse} from './worker-protocol.ts';

interface PendingRequest {
  readonly resolve: (results: SearchResults | undefined) => void;
  readonly reject: (error: Error) => void;
}

type Send = (request: Omit<WorkerRequest, 'id'>) => Promise<SearchResults | undefined>;

function connect(onError: () => void): Send {
  const pending = new Map<number, PendingRequest>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) request?.reject(new Error(data.error));
    else request?.resolve(data.results);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onError();
    const error = new Error(
      `Search failed to start: ${event.message || 'its script failed to load'}.`,
    );
    for (const {reject} of pending.values()) reject(error);
    pending.clear();
  });
  return (request) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {resolve, reject});
      worker.postMessage({...request, id: lastId} satisfies WorkerRequest);
    });
}

/**
 * Creates the engine, which starts the worker with the first call.
 *
 * @param baseUrl - Base path of the site, with both slashes.
 */
export function createBuiltinEngine(baseUrl: string): SearchEngine {
  let connection: Send | undefined;
  const send = (request: Pick<WorkerRequest, 'tag' | 'query'>): ReturnType<Send> => {
    const indexUrl = new URL(`${baseUrl}${INDEX_FOLDER}`, window.location.href).href;
    connection ??= connect(() => (connection = undefined));
    return connection({...request, indexUrl});
  };
  return {
    async prepare(tag) {
      await send({tag});
    },
    async search(query) {
      return (await send({tag: query.tag, query})) ?? {hits: [], total: 0};
    },
  };
}
