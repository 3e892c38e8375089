/**
 * Runs all checks: `npm test`. The output of each is in `.cache/test/`, and a summary at the end repeats
 * the failures.
 *
 * NAME ...       runs only these, such as `lint unit`
 * NAME ARGS ...  runs this one in the terminal, with further arguments: `unit packages/search -t weights`
 */
import {mkdirSync} from 'node:fs';
import {
  runInTerminal,
  runMain,
  runTask,
  selectTasks,
  stages,
  summarize,
  type TaskResult,
} from '@devspace-docs/tasks';

const LOGS = '.cache/test';

async function main(): Promise<void> {
  const {tasks, rest} = selectTasks(stages.flat(), process.argv.slice(2));
  if (tasks.length === 1) {
    await runInTerminal(tasks, rest);
    return;
  }
  const remaining = stages
    .map((stage) => stage.filter((task) => tasks.includes(task)))
    .filter((stage) => stage.length > 0);
  mkdirSync(LOGS, {recursive: true});
  const results: TaskResult[] = [];
  for (let stage = remaining.shift(); stage; stage = remaining.shift()) {
    console.log(`Running ${stage.map(({name}) => name).join(', ')} …`);
    const running = stage.map(async (task) => {
      const start = Date.now();
      const result = await runTask(task, LOGS);
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${result.hasPassed ? '✓' : '✗'} ${task.name} (${seconds} s)`);
      return result;
    });
    results.push(...(await Promise.all(running)));
    if (results.some(({hasPassed}) => !hasPassed)) break;
  }
  console.log(`\n${summarize(results, remaining.flat())}`);
  if (results.some(({hasPassed}) => !hasPassed)) process.exitCode = 1;
}

void runMain(main);
