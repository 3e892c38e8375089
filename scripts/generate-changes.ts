/**
 * Generates the tables of changes between versions: `npm run generate:changes`.
 *
 * --check  writes nothing, and fails if a table is outdated
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {readSteps} from './lib/changes/read-steps.ts';
import {renderChanges} from './lib/changes/render.ts';
import {runMain} from './lib/run-main.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  for (const {before, after, fields, commands} of await readSteps()) {
    const folder = `${after.version.docsFolder}/guides/_changes-from-${before.version.label}`;
    await mkdir(folder, {recursive: true});
    for (const [name, text] of renderChanges(before, after, fields, commands)) {
      const file = `${folder}/${name}`;
      const current = await readFile(file, 'utf8').catch(() => undefined);
      if (current === text) continue;
      if (values.check) throw new Error(`${file} is outdated. Run \`npm run generate\`.`);
      await writeFile(file, text);
    }
  }
}

void runMain(main);
