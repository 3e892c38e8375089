/** Adds the config schemas, and the fields and commands of all versions, to a built site. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {findHistory} from '../changes/history.ts';
import {readSides, readSteps} from '../changes/read-steps.ts';
import {publishChanges, publishCommands, publishFields} from './publish.ts';
import {publishSchema} from './publish-schema.ts';

/** Folder of the data, relative to the site root. */
const FOLDER = 'schema';

/**
 * Writes `schema/NAME.json`, `schema/VERSION/fields.json`, `schema/VERSION/commands.json` and,
 * for versions before the latest one, `schema/VERSION/changes.json`.
 *
 * @param outDir - Folder of the built site.
 * @param baseUrl - Base path of the site, such as `/docs/`.
 */
export async function writeReferenceData(outDir: string, baseUrl: string): Promise<void> {
  const steps = readSteps();
  for (const side of readSides()) {
    const {label, schema} = side.version;
    const folder = path.join(outDir, FOLDER, label);
    await mkdir(folder, {recursive: true});
    const step = steps.find(({before}) => before.version.label === label);
    const files = {
      [`../${schema}.json`]: publishSchema(configFormats(label).schema),
      'fields.json': publishFields(side, findHistory(label, steps), baseUrl),
      'commands.json': publishCommands(side, baseUrl),
      ...(step && {'changes.json': publishChanges(step)}),
    };
    for (const [name, data] of Object.entries(files)) {
      await writeFile(path.join(folder, name), `${JSON.stringify(data)}\n`);
    }
  }
}
