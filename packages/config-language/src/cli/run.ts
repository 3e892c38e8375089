/**
 * The CLI that checks `devspace.yaml` files: `scripts/check-config.ts` and its published bundle.
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {versions} from '@devspace-docs/versions';
import {decodeConfig} from '../check/decode.ts';
import {checkConfig, type ConfigDiagnostic} from '../check/index.ts';
import type {ConfigFormats} from '../check/schemas.ts';

/** Values of `--config-version`: config formats and DevSpace versions. */
const VERSION_NAMES = [
  ...new Set([
    ...versions.map(({configVersion}) => configVersion),
    ...versions.map(({label}) => label),
  ]),
];

const USAGE = `Usage: node devspace-check.mjs [options] [FILE ...]

Checks devspace.yaml files offline, without DevSpace or a cluster. Runs nothing in the files.
Without FILE, checks devspace.yaml in the current folder.

Options:
  --config-version VERSION  Check against this version: ${VERSION_NAMES.join(', ')}
  --strict                  Also fail on warnings
  --json                    Print the results as JSON
  --help                    Print this help

Exit codes:
  0  No errors
  1  Errors in a file
  2  Invalid options, or a file that can't be read`;

/** Side effects of the CLI, which tests replace. */
export interface CliSystem {
  readonly readFile: (file: string) => Promise<Uint8Array>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

function format(
  file: string,
  {line, column, severity, path, message, hint}: ConfigDiagnostic,
): string {
  const subject = path === '' ? '' : `${path}: `;
  return `${file}:${line}:${column}: ${severity}: ${subject}${message}\n  fix: ${hint}`;
}

/** The output of `--json`. Programs read it, so its names must not change. */
interface CheckedFile {
  readonly file: string;
  readonly configVersion: string | undefined;
  readonly findings: readonly ConfigDiagnostic[];
}

async function check(
  args: readonly string[],
  formats: ConfigFormats,
  system: CliSystem,
): Promise<number> {
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {
      'config-version': {type: 'string'},
      strict: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  if (values.help) {
    system.print(USAGE);
    return 0;
  }
  const wanted = values['config-version'];
  const version = versions.find(
    ({label, configVersion}) => label === wanted || configVersion === wanted,
  )?.label;
  if (wanted !== undefined && !version)
    throw new Error(`Unknown config version ${wanted}: use one of ${VERSION_NAMES.join(', ')}.`);
  const checked: CheckedFile[] = [];
  for (const file of positionals.length > 0 ? positionals : ['devspace.yaml']) {
    let text: string;
    try {
      text = decodeConfig(await system.readFile(file));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    const {configVersion, diagnostics} = checkConfig(text, formats, version && {version});
    checked.push({file, configVersion, findings: diagnostics});
    if (!values.json) for (const diagnostic of diagnostics) system.print(format(file, diagnostic));
  }
  if (values.json) system.print(JSON.stringify(checked, undefined, 2));
  const all = checked.flatMap(({findings}) => findings);
  return all.some(({severity}) => values.strict || severity === 'error') ? 1 : 0;
}

/** Runs the CLI and returns its exit code. */
export async function runCheckCli(
  args: readonly string[],
  formats: ConfigFormats,
  system: CliSystem,
): Promise<number> {
  try {
    return await check(args, formats, system);
  } catch (error) {
    system.printError(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

/** Runs the CLI in this process. */
export async function main(formats: ConfigFormats): Promise<void> {
  process.exitCode = await runCheckCli(process.argv.slice(2), formats, {
    readFile,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });
}
