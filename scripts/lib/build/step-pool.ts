/**
 * Takes steps of the build in processes of their own.
 */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {openProcesses} from '../../../src/processes/open-processes.ts';
import {releaseLines} from '../../../src/config/versions.ts';
import type {Step, StepResults, StepTask} from './site-steps.ts';

/** One for each line, and one for hosts. */
const MOST_PROCESSES = releaseLines.length + 1;

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
  const processes = openProcesses<StepTask, never>({
    file: path.join(import.meta.dirname, 'site-steps.ts'),
    name: 'takeStep',
    count: Math.min(availableParallelism(), MOST_PROCESSES),
  });
  return {run: async (step, dir) => processes.run({step, dir}), close: processes.close};
}
