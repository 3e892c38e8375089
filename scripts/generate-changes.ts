/**
 * Generates the tables of changes between versions: `npm run generate -- changes`.
 *
 * --check  writes nothing, and fails if a table is outdated
 */
import {readSteps, updateFiles} from '@devspace-docs/reference/node';
import {
  listRemovedFlags,
  REMOVED_FLAGS_FILE,
  renderChanges,
  renderConversion,
} from '@devspace-docs/reference';
import {runMain} from './tasks/index.ts';
import {latestVersion} from '@devspace-docs/versions';

void runMain(async () => {
  const steps = readSteps();
  const files = steps.flatMap(({before, after, fields, commands}) => {
    const {label} = before.version;
    const folder = `guides/_changes-from-${label}`;
    const inFolder = (docsFolder: string, partials: ReadonlyMap<string, string>) =>
      [...partials].map(([name, text]) => [`${docsFolder}/${folder}/${name}`, text] as const);
    return [
      ...inFolder(after.version.docsFolder, renderChanges(before, after, fields, commands)),
      ...inFolder(latestVersion.docsFolder, renderConversion(before)),
    ];
  });
  const removedFlags = `${JSON.stringify(listRemovedFlags(steps), null, 2)}\n`;
  await updateFiles({
    title: 'Tables of changes',
    files: new Map([...files, [REMOVED_FLAGS_FILE, removedFlags]]),
  });
});
