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

/** What was compared. */
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
  const missing = output.find(
    ({text}) => !isVariable(normalize(text)) && !printed.has(normalize(text)),
  );
  if (!missing) return [];
  const command = ['devspace', ...args].join(' ');
  const message = `the page shows "${normalize(missing.text)}", DevSpace ${program.release} doesn't print it for ${command}`;
  return [{file, line: missing.line, message}];
}

/**
 * Compares pages of the program's version with the program.
 *
 * @param withCases - Also compares the configs of the check's own tests.
 */
export async function comparePages(
  site: Site,
  files: readonly SourceFile[],
  program: Program,
  withCases: boolean,
): Promise<Comparison> {
  const {version} = program;
  const configs = [
    ...findPageConfigs(site, files, version),
    ...(withCases ? readComparedCases(version) : []),
  ];
  const commands = findPageCommands(site, files, version);
  const concurrency = availableParallelism();
  const differences = [
    ...(await pMap(configs, (config) => compareConfig(config, program), {concurrency})),
    ...(await pMap(commands, (command) => compareCommand(command, program), {concurrency})),
  ];
  return {configs: configs.length, commands: commands.length, differences: differences.flat()};
}

/** The report of a comparison: a line for each difference. */
export function formatComparison(
  {configs, commands, differences}: Comparison,
  {release}: Program,
): string {
  const lines = differences.map(({file, line, message}) => `${file}:${line}: ${message}`);
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  const subjects = `${configs} configs and ${commands} commands`;
  return [...lines, `Compared ${subjects} with DevSpace ${release}: ${count}.`].join('\n');
}
