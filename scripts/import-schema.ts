/**
 * Compares a new release of DevSpace with our data, and prints what to edit. Changes no files.
 *
 * --schema FILE    JSON Schema of devspace.yaml that the release publishes
 * --previous FILE  schema of the release that our data describes, to omit differences that aren't new,
 *                  such as mistakes that our data corrects
 * --commands PATH  a DevSpace program, whose commands are run with `--help`, or the folder with their help
 *                  that this script wrote before
 * --previous-commands PATH
 *                  the same of the release that our data describes, like --previous
 * --version 6.x    version of our data (default: the latest one)
 * --descriptions   also list descriptions that differ; ours have their own wording, so add the previous release
 */
import {statSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {openProgram} from '@devspace-docs/devspace-check/node';
import {compareRelease, writeHelp} from '@devspace-docs/reference/node';
import {formatReport} from '@devspace-docs/reference';
import {runMain} from './tasks/index.ts';

/** The folder with the help of a program; other paths are returned unchanged. */
async function helpOf(input: string | undefined): Promise<string | undefined> {
  if (input === undefined || !statSync(input, {throwIfNoEntry: false})?.isFile()) return input;
  const program = await openProgram(input);
  const folder = `.cache/help/${program.release}`;
  const silent = await writeHelp(program, folder);
  console.error(`The help of DevSpace ${program.release} is in ${folder}/.`);
  if (silent.length > 0)
    console.error(`Without help, so not compared: ${silent.join(', ')}. Read their source code.`);
  return folder;
}

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      schema: {type: 'string'},
      previous: {type: 'string'},
      commands: {type: 'string'},
      'previous-commands': {type: 'string'},
      version: {type: 'string'},
      descriptions: {type: 'boolean', default: false},
    },
  });
  const release = {
    ...values,
    commands: await helpOf(values.commands),
    previousCommands: await helpOf(values['previous-commands']),
  };
  const differences = compareRelease(release).filter(
    ({kind}) => values.descriptions || kind !== 'description',
  );
  console.log(formatReport(differences));
  const lacks = [
    ...(release.schema !== undefined && release.previous === undefined ? ['--previous'] : []),
    ...(release.commands !== undefined && release.previousCommands === undefined
      ? ['--previous-commands']
      : []),
  ];
  if (differences.length > 0 && lacks.length > 0) {
    console.log(
      `The differences include our own corrections, which aren't new. To omit them, pass the files of the release that our data describes: ${lacks.join(' and ')}.`,
    );
  }
});
