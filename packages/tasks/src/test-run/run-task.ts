import {spawn} from 'node:child_process';
import {createWriteStream} from 'node:fs';
import path from 'node:path';
import type {Task} from './stages.ts';
import type {TaskResult} from './summary.ts';

/** Runs an npm script, and writes its output to a file in a folder. */
export async function runTask(task: Task, logFolder: string): Promise<TaskResult> {
  const log = path.join(logFolder, `${task.script.replaceAll(':', '-')}.log`);
  const file = createWriteStream(log);
  const args = ['run', '--silent', task.script, '--', ...(task.args ?? [])];
  const child = spawn('npm', args, {stdio: ['ignore', 'pipe', 'pipe']});
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
