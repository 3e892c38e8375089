/**
 * Runs all linters: `npm run lint`.
 *
 * NAME ...       runs only these, such as `prose spelling`
 * NAME ARGS ...  runs this one with further arguments: `code --fix`
 */
import {runMain} from './lib/run-main.ts';
import {linters} from './lib/test-run/commands.ts';
import {runInTerminal} from './lib/test-run/run-task.ts';
import {selectTasks} from './lib/test-run/select.ts';

async function main(): Promise<void> {
  const {tasks, rest} = selectTasks(linters, process.argv.slice(2));
  await runInTerminal(tasks, rest);
}

void runMain(main);
