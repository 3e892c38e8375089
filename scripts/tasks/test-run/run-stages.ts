import {mkdirSync} from 'node:fs';
import {runTask} from './run-task.ts';
import type {Task} from './select.ts';
import type {TaskResult} from './summary.ts';

export interface StagesResult {
  readonly results: readonly TaskResult[];
  /** Tasks of stages after a failure. */
  readonly notRun: readonly Task[];
}

/**
 * Runs stages one after another, and the tasks of each at the same time. Stops after a stage that failed.
 *
 * @param selected - Tasks to run; the others are skipped.
 * @param logFolder - Folder for the output of each task, which is created.
 */
export async function runStages(
  stages: readonly (readonly Task[])[],
  selected: readonly Task[],
  logFolder: string,
): Promise<StagesResult> {
  const remaining = stages
    .map((stage) => stage.filter((task) => selected.includes(task)))
    .filter((stage) => stage.length > 0);
  mkdirSync(logFolder, {recursive: true});
  const results: TaskResult[] = [];
  for (let stage = remaining.shift(); stage; stage = remaining.shift()) {
    console.log(`Running ${stage.map(({name}) => name).join(', ')} …`);
    const running = stage.map(async (task) => {
      const start = Date.now();
      const result = await runTask(task, logFolder);
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${result.hasPassed ? '✓' : '✗'} ${task.name} (${seconds} s)`);
      return result;
    });
    results.push(...(await Promise.all(running)));
    if (results.some(({hasPassed}) => !hasPassed)) break;
  }
  return {results, notRun: remaining.flat()};
}
