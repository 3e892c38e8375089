import {existsSync, readFileSync} from 'node:fs';
import {versions, type Version} from '@devspace-docs/versions';
import {readReference} from '../commands/read-reference.ts';
import type {Reference} from '../commands/types.ts';
import {findConversions} from '@devspace-docs/devspace-check';
import {readFields} from '@devspace-docs/devspace-check/node';
import {compareCommands, type CommandComparison} from './compare-commands.ts';
import {compareFields, type ChangeData, type FieldComparison} from './compare.ts';
import {dataFormat} from '../data-files/parse-data.ts';
import type {Side} from './render.ts';

const FOLDER = 'schema/changes';

const format = dataFormat<Partial<ChangeData>>(`${FOLDER}/changes.schema.json`);

const NO_CHANGES: ChangeData = {moved: {}, removed: {}, flags: {}};

/** The changes from one version to the next. */
export interface Step {
  readonly before: Side;
  readonly after: Side;
  readonly fields: FieldComparison;
  readonly commands: CommandComparison;
}

function readSide(version: Version, reference: Reference): Side {
  const commands = reference.find(({name}) => name === version.label);
  if (!commands) throw new Error(`schema/cli has no commands of ${version.label}.`);
  return {version, fields: readFields(version.label), commands};
}

function readStep(before: Side, after: Side): Step {
  const file = `${FOLDER}/${after.version.label}.yaml`;
  // A new version has no file until it moves or removes something.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const own = format.read(file, text);
  const conversions = findConversions(before.version.configVersion, after.version.label);
  const ignored = conversions.flatMap(({path, isLost, advice}) =>
    isLost && advice !== undefined && before.fields.has(path) && !own.moved?.[path]
      ? [[path, advice] as const]
      : [],
  );
  const removed = {...Object.fromEntries(ignored), ...own.removed};
  const data = {...NO_CHANGES, ...own, removed};
  const fields = compareFields([...before.fields.keys()], [...after.fields.keys()], data);
  const commands = compareCommands(before.commands, after.commands, data.flags);
  const problems = [...fields.problems, ...commands.problems];
  if (problems.length > 0)
    throw new Error(format.explain(file, problems.map(format.parse(text).locate)));
  return {before, after, fields, commands};
}

/** Reads the data of all versions, newest first. */
export function readSides(): readonly Side[] {
  const reference = readReference();
  return versions.map((version) => readSide(version, reference));
}

/**
 * Compares each version with the previous one. Newest first.
 *
 * @throws Error with the file and the line of each problem in `schema/changes`.
 */
export function readSteps(): readonly Step[] {
  const sides = readSides();
  return sides.flatMap((after, index) => {
    const before = sides[index + 1];
    return before ? [readStep(before, after)] : [];
  });
}
