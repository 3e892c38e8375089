/** Writes the help of every command of a program, which `--commands` then reads. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Program, runProgram} from '@devspace-docs/devspace-check/node';
import {slugOf} from '../commands/model.ts';

/** Names in the section "Available Commands", except for `help`, which Cobra adds to each program. */
function readSubcommands(help: string): string[] {
  const [, section = ''] = /^Available Commands:\n((?: .*\n)*)/m.exec(help) ?? [];
  return [...section.matchAll(/^ {2}([a-z][\w-]*) /gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');
}

/**
 * Runs the commands of a program with `--help`, in a temporary home folder and without its check for new versions.
 *
 * @param folder - Folder for a file per command, which is emptied.
 * @returns Commands that print no help, and get no file.
 */
export async function writeHelp(program: Program, folder: string): Promise<string[]> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const silent: string[] = [];
  const write = async (words: readonly string[]): Promise<void> => {
    const {output} = await runProgram(program, [...words, '--help'], {});
    const command = ['devspace', ...words].join(' ');
    if (/^Usage:$/m.test(output))
      writeFileSync(path.join(folder, `${slugOf(command)}.txt`), output);
    else silent.push(command);
    for (const name of readSubcommands(output)) await write([...words, name]);
  };
  await write([]);
  return silent.sort();
}
