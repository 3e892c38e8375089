/**
 * Runs all generators: `npm run generate`.
 *
 * NAME ...   runs only these, such as `cli lists`
 * --check    writes nothing, and fails if a file is out of date
 * --OPTION   other options of the generators: see scripts/generate-*.ts
 */
import {generators, runInTerminal, runMain, selectTasks} from './tasks/index.ts';

void runMain(async () => {
  const args = process.argv.slice(2);
  const options = args.filter((arg) => arg.startsWith('-'));
  const names = args.filter((arg) => !options.includes(arg));
  const {tasks, rest} = selectTasks(generators, names);
  // Generators reject the rest: they take only options.
  await runInTerminal(tasks, [...rest, ...options]);
});
