/**
 * Compares a new release of DevSpace with our data, and prints what to edit. Changes no files.
 *
 * --schema FILE    JSON Schema of devspace.yaml that the release publishes
 * --previous FILE  schema of the release that our data describes, to omit differences that aren't new,
 *                  such as mistakes that our data corrects
 * --commands PATH  command reference that cobra generates (devspace*.md), or output of `--help`
 *                  (devspace*.txt): a file, or a folder with one file per command
 * --previous-commands PATH
 *                  command reference of the release that our data describes, like --previous
 * --version 6.x    version of our data (default: the latest one)
 * --descriptions   also list descriptions that differ; ours have their own wording, so add the previous release
 * --json           print the differences as JSON
 */
import {parseArgs} from 'node:util';
import {runMain} from '@devspace-docs/tasks';
import {compareRelease} from '@devspace-docs/reference/node';
import {formatReport} from '@devspace-docs/reference';

function main(): void {
  const {values} = parseArgs({
    options: {
      schema: {type: 'string'},
      previous: {type: 'string'},
      commands: {type: 'string'},
      'previous-commands': {type: 'string'},
      version: {type: 'string'},
      descriptions: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
    },
  });
  const differences = compareRelease({
    ...values,
    previousCommands: values['previous-commands'],
  }).filter(({kind}) => values.descriptions || kind !== 'description');
  console.log(values.json ? JSON.stringify(differences, null, 2) : formatReport(differences));
}

void runMain(main);
