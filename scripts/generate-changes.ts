/**
 * Generates the tables of changes between versions: `npm run generate:changes`.
 *
 * --check  writes nothing, and fails if a table is outdated
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {versions, type Version} from '../src/config/versions.ts';
import {compareCommands} from './lib/changes/compare-commands.ts';
import {compareFields, type ChangeData} from './lib/changes/compare.ts';
import {renderChanges, type Side} from './lib/changes/render.ts';
import {readReference} from './lib/cli-reference/read-reference.ts';
import type {Reference} from './lib/cli-reference/types.ts';
import {parseConfigSchema} from './lib/config-schema/load.ts';
import {flattenFields, walkSchema} from './lib/config-schema/walk.ts';
import {runMain} from './lib/run-main.ts';

async function readSide(version: Version, reference: Reference): Promise<Side> {
  const schema = parseConfigSchema(await readFile(version.schemaFile, 'utf8'), version.schemaFile);
  const commands = reference.find(({name}) => name === version.label);
  if (!commands) throw new Error(`schema/cli has no commands of ${version.label}.`);
  const fields = flattenFields(walkSchema(schema));
  return {version, fields: new Map(fields.map((field) => [field.path, field])), commands};
}

/** Renders the changes from a version to the next one. */
async function generateStep(
  before: Side,
  after: Side,
): Promise<ReadonlyArray<readonly [string, string]>> {
  const file = `schema/changes/${after.version.label}.yaml`;
  const data = parse(await readFile(file, 'utf8')) as ChangeData;
  const fields = compareFields([...before.fields.keys()], [...after.fields.keys()], data);
  const commands = compareCommands(before.commands, after.commands, data.flags);
  const problems = [...fields.problems, ...commands.problems];
  if (problems.length > 0) throw new Error(problems.map((text) => `${file}: ${text}`).join('\n'));
  const folder = `${after.version.docsFolder}/guides/_changes-from-${before.version.label}`;
  return [...renderChanges(before, after, fields, commands)].map(
    ([name, text]) => [`${folder}/${name}`, text] as const,
  );
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const reference = await readReference();
  const sides = await Promise.all(versions.map(async (version) => readSide(version, reference)));
  // Versions are listed newest first.
  const steps = await Promise.all(
    sides.flatMap((after, index) => {
      const before = sides[index + 1];
      return before ? [generateStep(before, after)] : [];
    }),
  );
  for (const [file, text] of steps.flat()) {
    const current = await readFile(file, 'utf8').catch(() => undefined);
    if (current === text) continue;
    if (values.check) throw new Error(`${file} is outdated. Run \`npm run generate\`.`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

void runMain(main);
