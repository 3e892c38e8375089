/** The built-in search, which needs no service: the index is part of the site, and a worker searches it. */
import type {SearchResults, SearchEngine} from '../types.ts';
import {INDEX_FOLDER} from './index-file.ts';
import type {WorkerRequest, WorkerResponse, WorkerSetup} from './worker-protocol.ts';

type Request = WorkerRequest extends infer R
  ? R extends {id: number}
    ? Omit<R, 'id'>
    : never
  : never;

interface PendingRequest {
  readonly resolve: (results: SearchResults | undefined) => void;
  readonly reject: (error: Error) => void;
}

interface Connection {
  readonly send: (request: Request) => Promise<SearchResults | undefined>;
}

function connect(setup: WorkerSetup, onError: () => void): Connection {
  const pending = new Map<number, PendingRequest>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if (data.isDone) request?.resolve(data.results);
    else request?.reject(new Error(data.message));
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
  worker.postMessage(setup);
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, {resolve, reject});
        worker.postMessage({...request, id: lastId});
      }),
  };
}

export interface BuiltinOptions {
  /** Base path of the site, with both slashes. */
  readonly baseUrl: string;
}

/** Creates the engine, which starts the worker with the first call. */
export function createBuiltinEngine({baseUrl}: BuiltinOptions): SearchEngine {
  let connection: Connection | undefined;
  const send: Connection['send'] = (request) => {
    const indexUrl = new URL(`${baseUrl}${INDEX_FOLDER}`, window.location.href).href;
    connection ??= connect({indexUrl}, () => (connection = undefined));
    return connection.send(request);
  };
  return {
    async prepare(tag) {
      await send({call: 'prepare', tag});
    },
    async search(query) {
      const results = await send({call: 'search', query});
      return results ?? {hits: [], total: 0};
    },
  };
}
