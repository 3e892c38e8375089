/**
 * Runs all linters: `npm run lint`.
 *
 * NAME ...       runs only these, such as `prose spelling`
 * NAME ARGS ...  runs this one with further arguments: `code --fix`
 */
import {linters, runInTerminal, runMain, selectTasks} from './tasks/index.ts';

void runMain(async () => {
  const {tasks, rest} = selectTasks(linters, process.argv.slice(2));
  await runInTerminal(tasks, rest);
});
