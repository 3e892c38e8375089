/**
 * Runs the checks of each change: `npm test`. The output of each is in `.cache/test/`, and a summary at the
 * end repeats the failures.
 *
 * NAME ...       runs only these, such as `lint unit`
 * NAME ARGS ...  runs this one in the terminal, with further arguments: `unit packages/search -t weights`
 */
import {
  nightly,
  runInTerminal,
  runMain,
  runStages,
  selectTasks,
  stages,
  summarize,
} from './tasks/index.ts';

void runMain(async () => {
  const args = process.argv.slice(2);
  const all = [...stages, ...nightly.map((task) => [task])];
  const {tasks, rest} = selectTasks((args.length === 0 ? stages : all).flat(), args);
  if (tasks.length === 1) {
    await runInTerminal(tasks, rest);
    return;
  }
  const {results, notRun} = await runStages(all, tasks, '.cache/test');
  if (args.length === 0)
    console.log(`Only every night: ${nightly.map(({name}) => name).join(', ')}`);
  console.log(`\n${summarize(results, notRun)}`);
  if (results.some(({hasPassed}) => !hasPassed)) process.exitCode = 1;
});
