import type {CheckResult} from '../index.ts';
import type {CheckInput} from './client.ts';

/** A request from the page to the worker. */
export interface CheckRequest extends CheckInput {
  readonly id: number;
  /** Absolute URL of the folder of the published schemas, with a trailing slash. */
  readonly schemaUrl: string;
}

/** The response of the worker. */
export type CheckResponse =
  | {readonly id: number; readonly result: CheckResult}
  | {readonly id: number; readonly error: string};
