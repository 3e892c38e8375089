/**
 * Runs functions of a module in processes of their own, so that a build uses all processors.
 *
 * Processes rather than threads, since what runs this TypeScript (tsx) does not reach into threads
 * with Node.js 20.
 */
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {Tinypool} from 'tinypool';

/** What the processes are for. */
export interface ProcessOptions {
  /** Path of the module. */
  readonly file: string;
  /** Name of the function. What it is given and what it returns has to survive JSON. */
  readonly name: string;
  /** How many processes to start. */
  readonly count: number;
}

/** Processes that wait for work. */
export interface Processes<Task, Result> {
  /**
   * Calls the function with a task as soon as a process is free.
   *
   * @throws Error with the message of what the function has thrown, or when no process could start.
   */
  readonly run: (task: Task) => Promise<Result>;
  /** Ends the processes. */
  readonly close: () => Promise<void>;
}

/** The environment of this process: a pool gives its processes none by itself. */
function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
}

/** Starts the processes, which load the module at once. */
export function openProcesses<Task, Result>({
  file,
  name,
  count,
}: ProcessOptions): Processes<Task, Result> {
  const pool = new Tinypool({
    filename: file,
    name,
    runtime: 'child_process',
    minThreads: count,
    maxThreads: count,
    env: environment(),
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  });
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined);
  // A process that ends while it waits, for instance with Ctrl+C, is replaced and needs no words. Where
  // none could start, tasks would wait for ever.
  pool.on('error', () => {
    if (pool.threads.length > 0) return;
    fail(new Error(`No process could load ${file}: the cause stands above.`));
  });
  return {
    run: async (task) => Promise.race([pool.run(task) as Promise<Result>, failure]),
    close: async () => pool.destroy(),
  };
}
