/**
 * Takes steps of the build in processes of their own, so that several use all processors.
 *
 * Processes rather than threads, since what runs this TypeScript (tsx) does not reach into threads
 * with Node.js 20.
 */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Tinypool} from 'tinypool';
import type {Step, StepResults, StepTask} from './site-steps.ts';

/** Most processes at a time: the steps of a site have no use for more. */
const MOST_PROCESSES = 4;

/** Processes that wait for steps. */
export interface StepPool {
  /**
   * Takes a step.
   *
   * @param dir - Folder of the built site.
   * @throws Error when the step fails, with its message.
   */
  readonly run: <Name extends Step['name']>(
    step: Extract<Step, {readonly name: Name}>,
    dir: string,
  ) => Promise<StepResults[Name]>;
  /** Ends the processes. */
  readonly close: () => Promise<void>;
}

/** Starts the processes. */
export function openStepPool(): StepPool {
  const size = Math.min(availableParallelism(), MOST_PROCESSES);
  const pool = new Tinypool({
    filename: path.join(import.meta.dirname, 'site-steps.ts'),
    name: 'takeStep',
    runtime: 'child_process',
    minThreads: size,
    maxThreads: size,
  });
  return {
    run: async (step, dir) => pool.run({step, dir} satisfies StepTask) as Promise<never>,
    close: async () => pool.destroy(),
  };
}
