/**
 * Runs all checks: `npm test`. The output of each is in `.cache/test/`, and a summary at the end repeats
 * the failures.
 *
 * npm test -- SCRIPT...  runs only these, such as `lint test:unit`
 */
import {mkdirSync} from 'node:fs';
import {runMain, runTask, selectStages, summarize, type TaskResult} from '@devspace-docs/tasks';

const LOGS = '.cache/test';

async function main(): Promise<void> {
  const remaining = [...selectStages(process.argv.slice(2))];
  mkdirSync(LOGS, {recursive: true});
  const results: TaskResult[] = [];
  for (let stage = remaining.shift(); stage; stage = remaining.shift()) {
    console.log(`Running ${stage.map(({script}) => script).join(', ')} …`);
    const tasks = stage.map(async (task) => {
      const start = Date.now();
      const result = await runTask(task, LOGS);
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${result.hasPassed ? '✓' : '✗'} ${task.script} (${seconds} s)`);
      return result;
    });
    results.push(...(await Promise.all(tasks)));
    if (results.some(({hasPassed}) => !hasPassed)) break;
  }
  console.log(`\n${summarize(results, remaining.flat())}`);
  if (results.some(({hasPassed}) => !hasPassed)) process.exitCode = 1;
}

void runMain(main);
