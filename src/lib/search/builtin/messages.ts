import type {SearchAnswer, SearchQuery} from '../types.ts';

/** What the page asks the worker. */
export type WorkerRequest =
  | {readonly id: number; readonly call: 'prepare'; readonly tag: string}
  | {readonly id: number; readonly call: 'search'; readonly query: SearchQuery};

/** What the worker answers; an answer to `prepare` has no content. */
export type WorkerResponse =
  | {readonly id: number; readonly isDone: true; readonly answer?: SearchAnswer}
  | {readonly id: number; readonly isDone: false; readonly message: string};

/** What the worker has to know first: the folder of the index files, as an absolute URL. */
export interface WorkerSetup {
  readonly indexUrl: string;
}
