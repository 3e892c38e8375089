/** Compares pages and the tests of the config check with a DevSpace program: `npm run check -- --devspace`. */
import {availableParallelism} from 'node:os';
import pMap from 'p-map';
import {
  compareConfig,
  readComparedCases,
  runProgram,
  type Difference,
  type Program,
} from '@devspace-docs/devspace-check/node';
import type {Site, SourceFile} from '@devspace-docs/pages';
import {findPageCommands, findPageConfigs, type ComparedCommand} from './page-configs.ts';

export interface Comparison {
  readonly configs: number;
  readonly commands: number;
  readonly differences: readonly Difference[];
}

/** Spaces depend on the width of the terminal. */
function normalize(line: string): string {
  return line.replace(/\s+/g, ' ').trim();
}

/** Omitted lines, rules of tables, questions and paths in the reader's home folder. */
function isVariable(line: string): boolean {
  return /^[-+| .…]*$/.test(line) || line.startsWith('? ') || /~\/|\/home\/me\b/.test(line);
}

/** Runs a command, and finds lines of the page that the program doesn't print. */
async function compareCommand(
  {file, args, files, output}: ComparedCommand,
  program: Program,
): Promise<readonly Difference[]> {
  const result = await runProgram(program, args, files);
  const printed = new Set(`${result.output}\n${result.errors}`.split('\n').map(normalize));
  const command = ['devspace', ...args].join(' ');
  return output
    .map(({text, line}) => ({text: normalize(text), line}))
    .filter(({text}) => !isVariable(text) && !printed.has(text))
    .map(({text, line}) => {
      const message = `the page shows "${text}", DevSpace ${program.release} doesn't print it for ${command}`;
      return {file, line, message};
    });
}

/**
 * Compares pages of the program's version with the program.
 *
 * @param withCases - Also compares the configs of the check's own tests.
 * @param onResult - Gets the differences of each config and command as soon as they are known, and how far
 *   the comparison is when a file is complete.
 */
export async function comparePages(
  site: Site,
  files: readonly SourceFile[],
  program: Program,
  withCases: boolean,
  onResult: (differences: readonly Difference[], progress: string | undefined) => void = () => {},
): Promise<Comparison> {
  const {version} = program;
  const configs = [
    ...findPageConfigs(site, files, version),
    ...(withCases ? readComparedCases(version) : []),
  ];
  const commands = findPageCommands(site, files, version);
  const comparisons = [
    ...configs.map((config) => ({...config, run: () => compareConfig(config, program)})),
    ...commands.map((command) => ({...command, run: () => compareCommand(command, program)})),
  ].sort((a, b) => a.file.localeCompare(b.file));
  const left = comparisons.map(({file}) => file);
  const total = new Set(left).size;
  const compare = async ({file, run}: (typeof comparisons)[number]) => {
    const found = await run();
    left.splice(left.indexOf(file), 1);
    const complete = total - new Set(left).size;
    onResult(found, left.includes(file) ? undefined : `${complete} of ${total}: ${file}`);
    return found;
  };
  const differences = await pMap(comparisons, compare, {concurrency: availableParallelism()});
  return {configs: configs.length, commands: commands.length, differences: differences.flat()};
}

export function formatDifferences(differences: readonly Difference[]): string {
  return differences.map(({file, line, message}) => `${file}:${line}: ${message}`).join('\n');
}

export function summarizeComparison(
  {configs, commands, differences}: Comparison,
  {release}: Program,
): string {
  const skipped = differences.filter(({isSkipped}) => isSkipped).length;
  const real = differences.length - skipped;
  const count = real === 1 ? '1 difference' : `${real} differences`;
  const subjects = `${configs} configs and ${commands} commands`;
  const rest = skipped === 0 ? '' : `, ${skipped} not compared`;
  return `Compared ${subjects} with DevSpace ${release}: ${count}${rest}.`;
}
