/**
 * The CLI that checks `devspace.yaml` files: `scripts/check-config.ts` and its published bundle.
 */
import {readFile, stat, writeFile} from 'node:fs/promises';
import {buffer} from 'node:stream/consumers';
import {parseArgs, styleText} from 'node:util';
import {didYouMean, suggest} from '@devspace-docs/common';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {readRelease, releasesOf} from '../check/versions/known-releases.ts';
import type {ConfigFormats} from '../check/versions/schemas.ts';
import {runConvert} from './convert.ts';
import {STDIN, type FileSystem} from './find-files.ts';
import {fixFiles} from './fix-files.ts';
import {lint, type LintOptions, type LintResult} from './lint.ts';
import {
  isFailure,
  painterOf,
  reporters,
  type CheckedFile,
  type ReportFormat,
  type Tool,
} from './report.ts';
import {readSettings, SETTINGS_FILE} from './settings.ts';

/** Values of `--config-version`: config formats and DevSpace versions. */
const VERSION_NAMES = [
  ...new Set([
    ...versions.map(({configVersion}) => configVersion),
    ...versions.map(({label}) => label),
  ]),
];

const FORMAT_NAMES = Object.keys(reporters) as ReportFormat[];

const USAGE = `Usage: devspace-check [options] [FILE | FOLDER | GLOB | -]...
       devspace-check convert [options] [FILE | FOLDER | GLOB | -]...
       devspace-check lsp

Checks devspace.yaml files offline, without DevSpace or a cluster, and doesn't run anything in
the files. Also checks local imports and dependencies. Without arguments, checks devspace.yaml in
the current folder. In a folder, checks each devspace.yaml. A dash reads standard input.

The command convert rewrites files of older versions for the latest one: see convert --help.
The command lsp starts a language server, which shows problems in editors.

Options:
  --format FORMAT           Print the results as ${FORMAT_NAMES.join(', ')} (default: text)
  --json                    Same as --format json
  --strict                  Also fail on warnings
  --quiet                   Report errors only, and ignore --strict
  --fix                     Correct typos, quotes and other problems that have only one solution
  -c, --config FILE         Read the settings from this file instead of ${SETTINGS_FILE}
  --config-version VERSION  Check against this version: ${VERSION_NAMES.join(', ')}
  --devspace RELEASE        Check whether this release has all fields and functions: 6.1.0
  --profile NAME            Check with this profile instead of each profile one at a time.
                            Repeat it to apply multiple profiles together
  --version                 Print the version of this program
  -h, --help                Print this help

Exit codes:
  0  No errors
  1  Errors in a file
  2  Invalid options or settings, an unknown profile, or a file that can't be read`;

const OPTIONS = {
  format: {type: 'string', default: 'text'},
  json: {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
  quiet: {type: 'boolean', default: false},
  fix: {type: 'boolean', default: false},
  config: {type: 'string', short: 'c'},
  'config-version': {type: 'string'},
  devspace: {type: 'string'},
  profile: {type: 'string', multiple: true},
  version: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

/** Side effects of the CLI, which tests replace. */
export interface CliSystem extends FileSystem {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  readonly writeFile: (file: string, text: string) => Promise<void>;
  /** Whether the output is a terminal that shows colors. */
  readonly hasColors?: boolean;
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

type OptionValues = ReturnType<typeof parseOptions>['values'];

/** Combines the options with the settings, which they override. */
async function readOptions(
  values: OptionValues,
  system: CliSystem,
): Promise<LintOptions & {readonly strict: boolean}> {
  if (values.devspace !== undefined && values['config-version'] !== undefined)
    throw new Error('--devspace already selects the version: omit --config-version.');
  const selected = findVersion(values['config-version']);
  const settings = await readSettings(system, values.config);
  const release = values.devspace === undefined ? settings.release : readRelease(values.devspace);
  if (release?.note !== undefined) system.printError(release.note);
  return {
    settings,
    ...(selected ? {version: selected} : {version: release?.version, release}),
    profiles: values.profile,
    strict: (values.strict || settings.strict) && !values.quiet,
  };
}

function omitWarnings(file: CheckedFile): CheckedFile {
  return {...file, findings: file.findings.filter(({severity}) => severity === 'error')};
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
    const known = versions.map(
      ({configVersion, label}) => `${configVersion} (DevSpace up to ${releasesOf(label)[0]})`,
    );
    system.print(`devspace-check ${tool.version}\nConfig versions: ${known.join(', ')}`);
    return 0;
  }
  const format = values.json ? 'json' : findFormat(values.format);
  const {strict, release, ...options} = await readOptions(values, system);
  const paths = positionals.length > 0 ? positionals : ['devspace.yaml'];
  if (values.fix && paths.includes(STDIN))
    throw new Error("--fix can't change standard input: omit it.");
  const run = (files: FileSystem): Promise<LintResult> =>
    lint(paths, formats, files, {...options, release});
  const {result, fixed} = values.fix
    ? await fixFiles(run, system)
    : {result: await run(system), fixed: 0};
  const files = values.quiet ? result.files.map(omitWarnings) : result.files;
  for (const file of result.misnamed)
    system.printError(`${file}: not checked, because DevSpace looks for devspace.yaml`);
  for (const {file, error} of files)
    if (error !== undefined) system.printError(`${file}: ${error}`);
  const report = {files, fixed, strict, tool, paint: painterOf(system.hasColors)};
  const text = reporters[format](report);
  const hasFailed = files.some(({error}) => error !== undefined);
  const hasFindings = files.some(({findings}) => findings.length > 0);
  if (format !== 'text' || !values.quiet || hasFailed || hasFindings) system.print(text);
  if (hasFailed) return 2;
  return files.some(({findings}) => findings.some((finding) => isFailure(finding, strict))) ? 1 : 0;
}

/** Runs the CLI and returns its exit code. */
export async function runCheckCli(
  args: readonly string[],
  formats: ConfigFormats,
  system: CliSystem,
  tool: Tool,
): Promise<number> {
  try {
    const [command, ...rest] = args;
    if (command === 'convert') return await runConvert(rest, formats, system);
    if (command === 'lsp') {
      // Only this command needs its packages, which take time to load.
      const {runLanguageServer} = await import('./language-server.ts');
      return await runLanguageServer(rest, formats, system, tool);
    }
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
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
    writeFile: (file, text) => writeFile(file, text),
    hasColors: styleText('red', '') !== '',
  };
  process.exitCode = await runCheckCli(process.argv.slice(2), formats, system, tool);
}
