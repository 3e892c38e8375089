/**
 * Generates the tables of changes between versions: `npm run generate -- changes`.
 *
 * --check  writes nothing, and fails if a table is outdated
 */
import {readSteps, updateFiles} from '@devspace-docs/reference/node';
import {renderChanges} from '@devspace-docs/reference';
import {runMain} from '@devspace-docs/tasks';

async function main(): Promise<void> {
  const files = readSteps().flatMap(({before, after, fields, commands}) => {
    const folder = `${after.version.docsFolder}/guides/_changes-from-${before.version.label}`;
    return [...renderChanges(before, after, fields, commands)].map(
      ([name, text]) => [`${folder}/${name}`, text] as const,
    );
  });
  await updateFiles({title: 'Tables of changes', files: new Map(files)});
}

void runMain(main);
