/**
 * Compares a new release of DevSpace with our data, and prints what to edit. Changes files only with --release.
 *
 * --schema FILE    JSON Schema of devspace.yaml that the release publishes
 * --previous FILE  schema of the release that our data describes, to omit differences that aren't new,
 *                  such as mistakes that our data corrects
 * --commands PATH  a DevSpace program, whose commands are run with `--help`; or the command reference that
 *                  cobra generates (devspace*.md), or output of `--help` (devspace*.txt): a file, or a folder
 *                  with one file per command
 * --previous-commands PATH
 *                  command reference of the release that our data describes, like --previous
 * --release 6.4.0  also adds this release as `x-since` or `since` to the fields, commands and flags of our data
 *                  that it has and the previous release lacks: needs the files of both releases. Run it again
 *                  after you added what is missing
 * --version 6.x    version of our data (default: the latest one)
 * --descriptions   also list descriptions that differ; ours have their own wording, so add the previous release
 * --json           print the differences as JSON
 */
import {statSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {loadTree} from '@devspace-docs/common/node';
import {openProgram} from '@devspace-docs/devspace-check/node';
import {
  compareRelease,
  listReleaseTexts,
  markNew,
  readReference,
  writeHelp,
} from '@devspace-docs/reference/node';
import {formatMarked, formatReport} from '@devspace-docs/reference';
import {latestVersion} from '@devspace-docs/versions';
import {runMain} from './tasks/index.ts';

/** The folder with the help of a program; other paths are returned unchanged. */
async function helpOf(input: string | undefined): Promise<string | undefined> {
  const stat = input === undefined ? undefined : statSync(input, {throwIfNoEntry: false});
  if (input === undefined || !stat?.isFile() || /\.(?:md|txt)$/.test(input)) return input;
  const program = await openProgram(input);
  const folder = `.cache/help/${program.release}`;
  const silent = await writeHelp(program, folder);
  console.error(`The help of DevSpace ${program.release} is in ${folder}/.`);
  if (silent.length > 0)
    console.error(`Without help, so not compared: ${silent.join(', ')}. Read their source code.`);
  return folder;
}

/** Prints the lines of pages that depend on the release that our data describes. */
function printTexts(label: string = latestVersion.label): void {
  const described = readReference().find(({name}) => name === label);
  if (described === undefined || label !== latestVersion.label) return;
  const tree = loadTree('.', ['docs/**/*.mdx', 'src/pages/*.mdx']);
  console.log('\nLines that depend on the release:\n');
  console.log(listReleaseTexts(described.global.toolVersion, tree));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      schema: {type: 'string'},
      previous: {type: 'string'},
      commands: {type: 'string'},
      'previous-commands': {type: 'string'},
      release: {type: 'string'},
      version: {type: 'string'},
      descriptions: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
    },
  });
  const {release: name} = values;
  const release = {
    ...values,
    commands: await helpOf(values.commands),
    previousCommands: await helpOf(values['previous-commands']),
  };
  if (name !== undefined) {
    const marked = markNew(name, release);
    for (const [file, text] of marked.files) writeFileSync(file, text);
    if (!values.json) console.log(formatMarked(name, marked));
  }
  const differences = compareRelease(release).filter(
    ({kind}) => values.descriptions || kind !== 'description',
  );
  if (values.json) {
    console.log(JSON.stringify(differences, null, 2));
    return;
  }
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
  if (name !== undefined) printTexts(values.version);
}

void runMain(main);
