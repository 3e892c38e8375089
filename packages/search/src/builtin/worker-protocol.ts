import type {SearchQuery, SearchResults} from '../types.ts';

/** A request from the page to the worker. */
export interface WorkerRequest {
  readonly id: number;
  /** Absolute URL of the folder of the index files, with a trailing slash. */
  readonly indexUrl: string;
  /** `docusaurus_tag` of the version. */
  readonly tag: string;
  /** Undefined to only load the index. */
  readonly query?: SearchQuery;
}

/** The worker's response, which has no `results` without a query. */
export type WorkerResponse =
  | {readonly id: number; readonly results?: SearchResults}
  | {readonly id: number; readonly error: string};
