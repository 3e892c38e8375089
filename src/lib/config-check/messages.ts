import type {CheckOptions, CheckResult} from './index.ts';

/** What the page sends to the worker. */
export interface CheckRequest extends CheckOptions {
  readonly id: number;
  readonly text: string;
  /** Folder of the published schemas, as an absolute URL with a trailing slash. */
  readonly schemaUrl: string;
}

/** What the worker replies. */
export type CheckResponse =
  | {readonly id: number; readonly result: CheckResult}
  | {readonly id: number; readonly error: string};
