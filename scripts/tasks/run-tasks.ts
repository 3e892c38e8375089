import {spawn, type StdioOptions} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, mkdirSync, openSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type {Task} from './select.ts';
import type {TaskResult} from './summary.ts';

async function hasPassed(command: readonly string[], stdio: StdioOptions): Promise<boolean> {
  const [program = '', ...args] = command;
  const [code] = (await once(spawn(program, args, {stdio}), 'close')) as [number | null];
  return code === 0;
}

/** Runs a task, and writes its output to a file in a folder. */
async function runTask(task: Task, logFolder: string): Promise<TaskResult> {
  const start = Date.now();
  const log = path.join(logFolder, `${task.name.replaceAll(':', '-')}.log`);
  const file = openSync(log, 'w');
  const isSuccess = await hasPassed(task.command, ['ignore', file, file]);
  closeSync(file);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${isSuccess ? '✓' : '✗'} ${task.name} (${seconds} s)`);
  return {task, hasPassed: isSuccess, output: readFileSync(log, 'utf8'), log};
}

/**
 * Runs tasks in the terminal, one at a time. Continues after a failure.
 *
 * @param rest - Further arguments of each task.
 * @throws Error that lists the tasks that failed.
 */
export async function runInTerminal(
  tasks: readonly Task[],
  rest: readonly string[],
): Promise<void> {
  const failed: string[] = [];
  for (const {name, command} of tasks) {
    const line = [...command, ...rest];
    console.log(`> ${line.join(' ')}`);
    if (!(await hasPassed(line, 'inherit'))) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}

export interface StagesResult {
  readonly results: readonly TaskResult[];
  /** Tasks of stages after a failure. */
  readonly notRun: readonly Task[];
}

/**
 * Runs stages one after another, and as many tasks of each at the same time as the machine has cores. Five
 * tasks at once on two cores take a quarter longer. Stops after a stage that failed.
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
    const concurrency = availableParallelism();
    results.push(...(await pMap(stage, (task) => runTask(task, logFolder), {concurrency})));
    if (results.some((result) => !result.hasPassed)) break;
  }
  return {results, notRun: remaining.flat()};
}
