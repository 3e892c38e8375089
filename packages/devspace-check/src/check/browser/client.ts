/** Checks configs in a worker, which starts with the first check. */
import type {CheckOptions, CheckResult} from '../index.ts';
import type {CheckRequest, CheckResponse} from './worker-protocol.ts';

/** Timeout of a check in milliseconds, including the download of the schemas. */
const TIMEOUT = 30_000;

export interface CheckInput extends CheckOptions {
  readonly text: string;
}

/** The result of a check, or the reason why it failed. */
export interface CheckOutcome {
  readonly input: CheckInput;
  readonly result?: CheckResult;
  readonly error?: string;
}

export interface CheckClient {
  /** Checks a text. While the worker is busy, a newer text replaces the one in the queue. */
  readonly check: (input: CheckInput) => void;
  readonly close: () => void;
}

/** @param schemaUrl - Absolute URL of the folder of the published schemas, with a trailing slash. */
export function createCheckClient(
  schemaUrl: string,
  onOutcome: (outcome: CheckOutcome) => void,
): CheckClient {
  let worker: Worker | undefined;
  let current: CheckInput | undefined;
  let next: CheckInput | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let id = 0;

  function close(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    current = undefined;
  }

  function finish(outcome: Omit<CheckOutcome, 'input'>): void {
    clearTimeout(timer);
    const input = current;
    current = undefined;
    if (next) send(next);
    else if (input) onOutcome({input, ...outcome});
  }

  function fail(error: string): void {
    const input = current;
    close();
    current = input;
    finish({error});
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({data}: MessageEvent<CheckResponse>) => {
      if (data.id === id) finish('result' in data ? {result: data.result} : {error: data.error});
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      fail('The check failed to start. Reload the page and try again.');
    });
    return started;
  }

  function send(input: CheckInput): void {
    next = undefined;
    current = input;
    worker ??= start();
    id += 1;
    timer = setTimeout(() => fail('The check took too long and was stopped.'), TIMEOUT);
    worker.postMessage({...input, id, schemaUrl} satisfies CheckRequest);
  }

  return {
    check(input) {
      if (current) next = input;
      else send(input);
    },
    close,
  };
}
