import type {SearchResults, SearchQuery} from '../types.ts';

/** A request from the page to the worker. */
export type WorkerRequest =
  | {readonly id: number; readonly call: 'prepare'; readonly tag: string}
  | {readonly id: number; readonly call: 'search'; readonly query: SearchQuery};

/** The worker's response, which has no `results` for `prepare`. */
export type WorkerResponse =
  | {readonly id: number; readonly isDone: true; readonly results?: SearchResults}
  | {readonly id: number; readonly isDone: false; readonly message: string};

/** The first message to the worker. */
export interface WorkerSetup {
  /** Absolute URL of the folder of the index files, with a trailing slash. */
  readonly indexUrl: string;
}
