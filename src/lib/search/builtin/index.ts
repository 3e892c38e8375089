/**
 * The search that needs no service: index and engine come from the site itself, and run in a worker.
 */
import type {SearchAnswer, SearchEngine} from '../types.ts';
import {INDEX_FOLDER} from './index-file.ts';
import type {WorkerRequest, WorkerResponse, WorkerSetup} from './messages.ts';

/** A request without the number that tells answers apart. */
type Request = WorkerRequest extends infer R
  ? R extends {id: number}
    ? Omit<R, 'id'>
    : never
  : never;

interface Waiting {
  readonly resolve: (answer: SearchAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** A worker with those who wait for its answers. */
interface Connection {
  readonly ask: (request: Request) => Promise<SearchAnswer | undefined>;
}

function connect(setup: WorkerSetup, onBroken: () => void): Connection {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  let last = 0;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.isDone) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onBroken();
    const error = new Error(
      `Search failed to start: ${event.message || 'its script failed to load'}.`,
    );
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  });
  worker.postMessage(setup);
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, {resolve, reject});
        worker.postMessage({...request, id: last});
      }),
  };
}

export interface BuiltinOptions {
  /** Base path of the site, with both slashes. */
  readonly baseUrl: string;
}

/** Makes the engine; nothing loads before the first call. */
export function createBuiltinEngine({baseUrl}: BuiltinOptions): SearchEngine {
  let connection: Connection | undefined;
  const ask: Connection['ask'] = (request) => {
    const indexUrl = new URL(`${baseUrl}${INDEX_FOLDER}`, window.location.href).href;
    connection ??= connect({indexUrl}, () => (connection = undefined));
    return connection.ask(request);
  };
  return {
    async prepare(tag) {
      await ask({call: 'prepare', tag});
    },
    async search(query) {
      const answer = await ask({call: 'search', query});
      return answer ?? {hits: [], total: 0};
    },
  };
}
