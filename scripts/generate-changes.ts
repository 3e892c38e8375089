/**
 * Generates the tables of changes between versions: `npm run generate -- changes`.
 *
 * --check  writes nothing, and fails if a table is outdated
 */
import {readSteps} from './lib/changes/read-steps.ts';
import {renderChanges} from './lib/changes/render.ts';
import {updateFiles} from './lib/generated-files/index.ts';
import {runMain} from './lib/run-main.ts';

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
