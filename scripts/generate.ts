/**
 * Runs all generators: `npm run generate`.
 *
 * NAME ...   runs only these, such as `cli lists`
 * --check    writes nothing, and fails if a file is out of date
 * --OPTION   other options of the generators: see scripts/generate-*.ts
 */
import {generators, runInTerminal, runMain, selectTasks, unknownName} from './tasks/index.ts';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const options = args.filter((arg) => arg.startsWith('-'));
  const {tasks, rest} = selectTasks(
    generators,
    args.filter((arg) => !options.includes(arg)),
  );
  // Generators take only options.
  if (rest.length > 0) throw unknownName(generators, rest[0]);
  await runInTerminal(tasks, options);
}

void runMain(main);
