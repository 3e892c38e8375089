/**
 * Generates the command reference of all versions from schema/cli: `npm run generate -- cli`.
 *
 * --check  writes nothing, and fails if a page is outdated, missing or unexpected
 */
import {versions} from '../src/config/versions.ts';
import {generateCliReference} from './lib/cli-reference/index.ts';
import {folderOf, SIDEBAR_FOLDER} from './lib/cli-reference/paths.ts';
import {readReference} from './lib/cli-reference/read-reference.ts';
import {updateFiles} from './lib/generated-files/index.ts';
import {runMain} from './lib/run-main.ts';

async function main(): Promise<void> {
  await updateFiles({
    title: 'Command reference',
    files: generateCliReference(readReference()),
    owned: [...versions.map(({label}) => folderOf(label)), SIDEBAR_FOLDER].map(
      (folder) => `${folder}/*`,
    ),
  });
}

void runMain(main);
