/** Compares the commands, flags and exit codes in `schema/cli/` with a DevSpace program. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Difference, type Program, runProgram} from '@devspace-docs/devspace-check/node';
import {root} from '@devspace-docs/pages';
import {type Command, describeDifference} from '@devspace-docs/reference';
import {compareRelease, readReference, writeHelp} from '@devspace-docs/reference/node';

/** Conditions of exit codes that need neither a cluster nor a project. */
const WITHOUT_CONFIG = 'No `devspace.yaml` was found';
const UNKNOWN_FLAG = 'flag is unknown';

/** The line of a file that matches, or the first line. */
function findLine(file: string, pattern: RegExp): number {
  const path = join(root, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return Math.max(lines.findIndex((line) => pattern.test(line)) + 1, 1);
}

async function compareHelp(program: Program): Promise<Difference[]> {
  const folder = join(root, '.cache/help', program.release);
  await writeHelp(program, folder);
  return compareRelease({commands: folder, version: program.version})
    .filter(({kind}) => kind !== 'description')
    .map((difference) => {
      const [file = ''] = difference.edit;
      const [, flag] = / --(\S+)$/.exec(difference.path) ?? [];
      const pattern = flag === undefined ? /^command:/ : new RegExp(`(?:name|shared): ${flag}$`);
      const message = `${describeDifference(difference)} in DevSpace ${program.release}`;
      return {file, line: findLine(file, pattern), message};
    });
}

async function compareExitCodes(
  {command, source, exitCodes = []}: Command,
  program: Program,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const {code, when} of exitCodes) {
    const isUnknownFlag = when.includes(UNKNOWN_FLAG);
    if (!isUnknownFlag && !when.startsWith(WITHOUT_CONFIG)) continue;
    const args = [...command.split(' ').slice(1), ...(isUnknownFlag ? ['--no-such-flag'] : [])];
    const {code: actual} = await runProgram(program, args, {});
    if (actual === code) continue;
    const message = `the exit code of ${command} is ${code}, DevSpace ${program.release} ends with ${actual ?? 'none'}: ${when}`;
    found.push({file: source, line: findLine(source, /^exitCodes:/), message});
  }
  return found;
}

/** Compares the reference of the program's version with the program. Names and wording of descriptions may differ. */
export async function compareReference(program: Program): Promise<Difference[]> {
  const reference = readReference().find(({name}) => name === program.version);
  if (!reference) return [];
  const {commands, global, globalSource, root: own} = reference;
  const all = [{...own, source: globalSource, exitCodes: global.exitCodes}, ...commands];
  const found = await compareHelp(program);
  for (const command of all) found.push(...(await compareExitCodes(command, program)));
  return found;
}
