/**
 * The CLI that checks `devspace.yaml` files: `scripts/check-config.ts` and its published bundle.
 */
import {readdir, readFile, stat} from 'node:fs/promises';
import {buffer} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {didYouMean, suggest} from '@devspace-docs/common';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {checkConfig, type ConfigDiagnostic} from '../check/index.ts';
import type {ConfigFormats} from '../check/schemas.ts';
import {ConfigFiles, type ConfigFile} from './config-files.ts';
import {findFiles, STDIN, type FileSystem} from './find-files.ts';
import {reporters, type CheckedFile, type ReportFormat, type Tool} from './report.ts';

/** Values of `--config-version`: config formats and DevSpace versions. */
const VERSION_NAMES = [
  ...new Set([
    ...versions.map(({configVersion}) => configVersion),
    ...versions.map(({label}) => label),
  ]),
];

const FORMAT_NAMES = Object.keys(reporters) as ReportFormat[];

const USAGE = `Usage: devspace-check [options] [FILE | FOLDER | GLOB | -]...

Checks devspace.yaml files offline, without DevSpace or a cluster. Runs nothing in the files.
Checks local imports and dependencies, too. Without arguments, checks devspace.yaml in the
current folder. In a folder, checks each devspace.yaml. A dash reads standard input.

Options:
  --format FORMAT           Print the results as ${FORMAT_NAMES.join(', ')} (default: text)
  --json                    Same as --format json
  --strict                  Also fail on warnings
  --config-version VERSION  Check against this version: ${VERSION_NAMES.join(', ')}
  --version                 Print the version of this program
  -h, --help                Print this help

Exit codes:
  0  No errors
  1  Errors in a file
  2  Invalid options, or a file that can't be read`;

const OPTIONS = {
  format: {type: 'string', default: 'text'},
  json: {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
  'config-version': {type: 'string'},
  version: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

/** Side effects of the CLI, which tests replace. */
export interface CliSystem extends FileSystem {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options: OPTIONS, allowPositionals: true});
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The message continues with advice about arguments that start with a dash.
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(error.message) ?? [];
    if (unknown === undefined) throw new Error(`${error.message}\nSee --help.`);
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    const hint = didYouMean(suggest(unknown, names), 'see --help').replaceAll('`', '');
    throw new Error(`Unknown option ${unknown}: ${hint}`);
  }
}

function findVersion(name: string | undefined): VersionLabel | undefined {
  const found = versions.find(({label, configVersion}) => label === name || configVersion === name);
  if (name !== undefined && !found)
    throw new Error(`Unknown config version ${name}: use one of ${VERSION_NAMES.join(', ')}.`);
  return found?.label;
}

function findFormat(name: string): ReportFormat {
  const found = FORMAT_NAMES.find((format) => format === name);
  if (!found) throw new Error(`Unknown format ${name}: use one of ${FORMAT_NAMES.join(', ')}.`);
  return found;
}

/** A problem of the check itself must not stop the check of the next file. */
function explainFailure(error: unknown): ConfigDiagnostic {
  return {
    rule: 'syntax',
    severity: 'error',
    line: 1,
    column: 1,
    length: 1,
    path: '',
    message: `the file can't be checked: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'simplify the file, or check its parts',
    anchor: undefined,
  };
}

function checkFile(
  config: ConfigFile,
  files: ConfigFiles,
  formats: ConfigFormats,
  version: VersionLabel | undefined,
): CheckedFile {
  const {file, text, error = ''} = config;
  if (text === undefined) return {file, configVersion: undefined, findings: [], error};
  try {
    const context = files.contextOf(config);
    const result = checkConfig(text, formats, version && {version}, context);
    const findings = result.diagnostics.filter(
      // DevSpace never uses the name of an imported file.
      ({rule}) => rule !== 'project-name' || config.importers.length === 0,
    );
    return {file, configVersion: result.configVersion, findings};
  } catch (error) {
    return {file, configVersion: undefined, findings: [explainFailure(error)]};
  }
}

async function check(
  args: readonly string[],
  formats: ConfigFormats,
  system: CliSystem,
  tool: Tool,
): Promise<number> {
  const {values, positionals} = parseOptions(args);
  if (values.help) {
    system.print(USAGE);
    return 0;
  }
  if (values.version) {
    const known = versions.map(({configVersion, label}) => `${configVersion} (${label})`);
    system.print(`devspace-check ${tool.version}\nConfig versions: ${known.join(', ')}`);
    return 0;
  }
  const version = findVersion(values['config-version']);
  const format = values.json ? 'json' : findFormat(values.format);
  const files = new ConfigFiles(system, version);
  const missing: CheckedFile[] = [];
  for (const argument of positionals.length > 0 ? positionals : ['devspace.yaml']) {
    try {
      for (const file of await findFiles(argument, system)) await files.load(file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      missing.push({file: argument, configVersion: undefined, findings: [], error: reason});
    }
  }
  const checked = [
    ...files.all().map((config) => checkFile(config, files, formats, version)),
    ...missing,
  ];
  for (const {file, error} of checked)
    if (error !== undefined) system.printError(`${file}: ${error}`);
  system.print(reporters[format](checked, tool));
  if (checked.some(({error}) => error !== undefined)) return 2;
  const all = checked.flatMap(({findings}) => findings);
  return all.some(({severity}) => severity === 'error' || (values.strict && severity === 'warning'))
    ? 1
    : 0;
}

/** Runs the CLI and returns its exit code. */
export async function runCheckCli(
  args: readonly string[],
  formats: ConfigFormats,
  system: CliSystem,
  tool: Tool,
): Promise<number> {
  try {
    return await check(args, formats, system, tool);
  } catch (error) {
    system.printError(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

async function findKind(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/** Runs the CLI in this process. */
export async function main(formats: ConfigFormats, tool: Tool): Promise<void> {
  const system: CliSystem = {
    readFile: (file) => (file === STDIN ? buffer(process.stdin) : readFile(file)),
    findKind,
    async listFolder(folder) {
      const entries = await readdir(folder, {withFileTypes: true});
      return entries.map((entry) => ({name: entry.name, isFolder: entry.isDirectory()}));
    },
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  };
  process.exitCode = await runCheckCli(process.argv.slice(2), formats, system, tool);
}
