/**
 * The CLI that checks `devspace.yaml` files: `scripts/check-config.ts` and its published bundle.
 */
import {readFile, stat, writeFile} from 'node:fs/promises';
import {buffer} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {didYouMean, suggest} from '@devspace-docs/common';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {checkConfig, type CheckOptions, type ConfigDiagnostic} from '../check/index.ts';
import {readRelease} from '../check/known-releases.ts';
import type {Rule} from '../check/rules.ts';
import type {ConfigFormat, ConfigFormats} from '../check/schemas.ts';
import {isYamlMap} from '../check/yaml.ts';
import {ConfigFiles, type ConfigFile} from './config-files.ts';
import {runConvert} from './convert.ts';
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
       devspace-check convert [options] [FILE | FOLDER | GLOB | -]...

Checks devspace.yaml files offline, without DevSpace or a cluster, and doesn't run anything in
the files. Also checks local imports and dependencies. Without arguments, checks devspace.yaml in
the current folder. In a folder, checks each devspace.yaml. A dash reads standard input.
The command convert rewrites files of older versions for the latest one: see convert --help.

Options:
  --format FORMAT           Print the results as ${FORMAT_NAMES.join(', ')} (default: text)
  --json                    Same as --format json
  --strict                  Also fail on warnings
  --config-version VERSION  Check against this version: ${VERSION_NAMES.join(', ')}
  --devspace RELEASE        Check whether this release has all fields and functions: 6.1.0
  --profile NAME            Check with this profile instead of each profile one at a time.
                            Repeat it to apply multiple profiles together
  --version                 Print the version of this program
  -h, --help                Print this help

Exit codes:
  0  No errors
  1  Errors in a file
  2  Invalid options, an unknown profile, or a file that can't be read`;

const OPTIONS = {
  format: {type: 'string', default: 'text'},
  json: {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
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

/** Whether a config may have a profile: an import that isn't followed may define it. */
function mayHaveProfile(config: ConfigFile, files: ConfigFiles, profile: string): boolean {
  const known = files.namesOf(config)?.profiles;
  return known === undefined || known.isOpen || known.names.has(profile);
}

/** Explains that all configs lack one of the profiles. */
function explainProfiles(
  configs: readonly ConfigFile[],
  files: ConfigFiles,
  profiles: readonly string[] = [],
): string | undefined {
  const unknown = profiles.find(
    (profile) => !configs.some((config) => mayHaveProfile(config, files, profile)),
  );
  if (unknown === undefined) return undefined;
  const names = new Set(
    configs.flatMap((config) => [...(files.namesOf(config)?.profiles.names ?? [])]),
  );
  const list = names.size === 0 ? 'it has no profiles' : `use one of ${[...names].join(', ')}`;
  const hint = didYouMean(suggest(unknown, names), list).replaceAll('`', '');
  return `unknown profile ${unknown}: ${hint}`;
}

/** Whether a file may be imported by a config that isn't known: it doesn't need a name then. */
function isFragment({value, importers}: ConfigFile, format: ConfigFormat): boolean {
  if (importers.length > 0 || !format.tree.config.fields.has('imports')) return false;
  return isYamlMap(value) && !('name' in value);
}

/** Rules whose problems an importing file can solve. */
const RULES_OF_IMPORTED: readonly Rule[] = ['names', 'project-name', 'scripts'];

function checkFile(
  config: ConfigFile,
  files: ConfigFiles,
  formats: ConfigFormats,
  options: CheckOptions,
): CheckedFile {
  const {file, text, importers} = config;
  const error =
    text === undefined ? config.error : explainProfiles([config], files, options.profiles);
  if (text === undefined || error !== undefined)
    return {file, configVersion: undefined, findings: [], error: error ?? ''};
  try {
    const {configVersion, version, diagnostics} = checkConfig(
      text,
      formats,
      options,
      files.contextOf(config),
    );
    const mayBeImported = version !== undefined && isFragment(config, formats(version));
    const findings = diagnostics
      // DevSpace never uses the name of an imported file.
      .filter(({rule}) => rule !== 'project-name' || importers.length === 0)
      .map((finding): ConfigDiagnostic =>
        mayBeImported && finding.rule === 'names' ? {...finding, severity: 'warning'} : finding,
      );
    return {file, configVersion, findings};
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
  if (values.devspace !== undefined && values['config-version'] !== undefined)
    throw new Error('--devspace already selects the version: omit --config-version.');
  const release = values.devspace === undefined ? undefined : readRelease(values.devspace);
  if (release?.note !== undefined) system.printError(release.note);
  const version = release?.version ?? findVersion(values['config-version']);
  const format = values.json ? 'json' : findFormat(values.format);
  const files = new ConfigFiles(system, version);
  /** With the profiles to check each file with. */
  const requested = new Map<ConfigFile, readonly string[] | undefined>();
  const missing: CheckedFile[] = [];
  const misnamed: string[] = [];
  for (const argument of positionals.length > 0 ? positionals : ['devspace.yaml']) {
    try {
      const found = await findFiles(argument, system);
      misnamed.push(...found.misnamed);
      const configs: ConfigFile[] = [];
      for (const file of found.files) configs.push(await files.load(file));
      const error = found.isSearch ? explainProfiles(configs, files, values.profile) : undefined;
      if (error !== undefined) throw new Error(error);
      for (const config of configs) {
        // In a folder, some of the configs can lack a profile.
        const profiles = found.isSearch
          ? values.profile?.filter((profile) => mayHaveProfile(config, files, profile))
          : values.profile;
        requested.set(config, profiles?.length === 0 ? undefined : profiles);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      missing.push({file: argument, configVersion: undefined, findings: [], error: reason});
    }
  }
  const found = files.all();
  const checkAll = (): CheckedFile[] =>
    found.map((config) => {
      const profiles = requested.get(config);
      const options = {
        ...(version && {version}),
        ...(release && {release}),
        ...(profiles && {profiles}),
      };
      return checkFile(config, files, formats, options);
    });
  let results = checkAll();
  const needsImporter = ({importers}: ConfigFile, index: number): boolean =>
    importers.length === 0 &&
    (results[index]?.findings.some(({rule}) => RULES_OF_IMPORTED.includes(rule)) ?? false);
  if (found.some(needsImporter)) {
    await files.loadRepository();
    results = checkAll();
  }
  for (const file of misnamed)
    if (!files.has(file))
      system.printError(`${file}: not checked, because DevSpace looks for devspace.yaml`);
  const checked = [...results, ...missing];
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
    const [command, ...rest] = args;
    if (command === 'convert') return await runConvert(rest, formats, system);
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
  };
  process.exitCode = await runCheckCli(process.argv.slice(2), formats, system, tool);
}
