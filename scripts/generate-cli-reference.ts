/**
 * Generates the command reference of all versions from schema/cli: `npm run generate -- cli`.
 *
 * --check  writes nothing, and fails if a page is outdated, missing or unexpected
 */
import {versions} from '@devspace-docs/versions';
import {generateCliReference, folderOf, SIDEBAR_FOLDER} from '@devspace-docs/reference';
import {readReference, updateFiles} from '@devspace-docs/reference/node';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  await updateFiles({
    title: 'Command reference',
    files: generateCliReference(readReference()),
    owned: [...versions.map(({label}) => folderOf(label)), SIDEBAR_FOLDER].map(
      (folder) => `${folder}/*`,
    ),
  });
});
