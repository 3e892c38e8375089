/**
 * Takes a step of the build in a process of its own, so that several use all processors.
 *
 * A process rather than a thread, since what runs this TypeScript (tsx) does not reach into threads
 * with Node.js 20.
 */
import {fork} from 'node:child_process';
import path from 'node:path';
import type {Step, StepResults} from './site-steps.ts';

/**
 * @param dir - Folder of the built site.
 * @throws Error when the step fails. Its process has said why.
 */
export async function runStep<Name extends Step['name']>(
  step: Extract<Step, {readonly name: Name}>,
  dir: string,
): Promise<StepResults[Name]> {
  const child = fork(path.join(import.meta.dirname, 'step-process.ts'), [
    JSON.stringify(step),
    dir,
  ]);
  return new Promise((resolve, reject) => {
    child
      .once('message', (result) => resolve(result as StepResults[Name]))
      .once('error', reject)
      .once('exit', (code, signal) =>
        reject(new Error(`The step "${step.name}" ended with ${signal ?? `exit code ${code}`}.`)),
      );
  });
}
