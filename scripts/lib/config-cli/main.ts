import {readFile} from 'node:fs/promises';
import {runCheckCli} from './run.ts';

/** Runs the CLI in this process. Requires the schemas to be provided first. */
export async function main(): Promise<void> {
  process.exitCode = await runCheckCli(process.argv.slice(2), {
    readFile,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });
}
