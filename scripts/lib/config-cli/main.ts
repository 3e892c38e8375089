import {readFile} from 'node:fs/promises';
import {runCheckCli} from './run.ts';

/** Runs the command line in this process. Provide the schemas first. */
export async function main(): Promise<void> {
  process.exitCode = await runCheckCli(process.argv.slice(2), {
    readFile,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });
}
