import {spawn} from 'node:child_process';
import {createWriteStream} from 'node:fs';
import path from 'node:path';
import type {Task} from './select.ts';
import type {TaskResult} from './summary.ts';

/** Runs a task, and writes its output to a file in a folder. */
export async function runTask(task: Task, logFolder: string): Promise<TaskResult> {
  const log = path.join(logFolder, `${task.name.replaceAll(':', '-')}.log`);
  const file = createWriteStream(log);
  const [program, ...args] = task.command;
  const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  const record = (chunk: Buffer): void => {
    output += chunk.toString();
    file.write(chunk);
  };
  child.stdout.on('data', record);
  child.stderr.on('data', record);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  file.end();
  return {task, hasPassed: code === 0, output, log};
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
    const [program, ...args] = [...command, ...rest];
    console.log(`> ${[program, ...args].join(' ')}`);
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(program, args, {stdio: 'inherit'});
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}
