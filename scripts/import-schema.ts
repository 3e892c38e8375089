/**
 * Compares a new release of DevSpace with our data, and prints what to edit. Changes files only with --release.
 *
 * --schema FILE    JSON Schema of devspace.yaml that the release publishes
 * --previous FILE  schema of the release that our data describes, to omit differences that aren't new,
 *                  such as mistakes that our data corrects
 * --commands PATH  command reference that cobra generates (devspace*.md), or output of `--help`
 *                  (devspace*.txt): a file, or a folder with one file per command
 * --previous-commands PATH
 *                  command reference of the release that our data describes, like --previous
 * --release 6.4.0  also adds this release as `x-since` or `since` to the fields, commands and flags of our data
 *                  that it has and the previous release lacks: needs the files of both releases. Run it again
 *                  after you added what is missing
 * --version 6.x    version of our data (default: the latest one)
 * --descriptions   also list descriptions that differ; ours have their own wording, so add the previous release
 * --json           print the differences as JSON
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {runMain} from './tasks/index.ts';
import {compareRelease, markNew} from '@devspace-docs/reference/node';
import {formatMarked, formatReport} from '@devspace-docs/reference';

function main(): void {
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
  const release = {...values, previousCommands: values['previous-commands']};
  if (name !== undefined) {
    const marked = markNew(name, release);
    for (const [file, text] of marked.files) writeFileSync(file, text);
    if (!values.json) console.log(formatMarked(name, marked));
  }
  const differences = compareRelease(release).filter(
    ({kind}) => values.descriptions || kind !== 'description',
  );
  console.log(values.json ? JSON.stringify(differences, null, 2) : formatReport(differences));
}

void runMain(main);
