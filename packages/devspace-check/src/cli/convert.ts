/** The command `convert` of the CLI. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createTwoFilesPatch} from 'diff';
import {latestVersion} from '@devspace-docs/versions';
import {decodeConfig, MAX_CONVERTED_BYTES} from '../check/config/decode.ts';
import {checkConfig, type ConfigDiagnostic} from '../check/index.ts';
import type {ConfigFormats} from '../check/versions/schemas.ts';
import {convertConfig, type ConvertedConfig} from '../convert/index.ts';
import {CONFIG_FILE, findFiles, findYamlFiles, STDIN} from './find-files.ts';
import type {CliSystem} from './run.ts';

const USAGE = `Usage: devspace-check convert [options] [FILE | FOLDER | GLOB | -]...

Converts devspace.yaml files of older versions to the format of ${latestVersion.label}. Keeps
comments, quotes and variables. Prints the result, and notes about what you need to decide to standard
error. Without arguments, converts devspace.yaml in the current folder. In a folder, converts all YAML files
with an older config version, such as those for --config, dependencies and parent profiles.

Options:
  -w, --write  Write the results to the files, and keep the old ones as FILE.bak
  --diff       Print the differences instead of the result
  --notes      Write the notes into the result, as comments
  -h, --help   Print this help

Exit codes:
  0  All files are converted, or have the latest format already
  1  A file can't be converted, or a result isn't valid. No file is changed
  2  Invalid options, a file that can't be read, or a backup that exists already`;

const OPTIONS = {
  write: {type: 'boolean', short: 'w', default: false},
  diff: {type: 'boolean', default: false},
  notes: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

interface ConvertedFile {
  readonly file: string;
  readonly before: string;
  readonly result: ConvertedConfig;
}

async function convertFile(
  file: string,
  notes: boolean,
  system: CliSystem,
): Promise<ConvertedFile> {
  const bytes = await system.readFile(file);
  // The decoder removes the byte order mark.
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb ? '\uFEFF' : '';
  const before = mark + decodeConfig(bytes, MAX_CONVERTED_BYTES);
  const folder = path.dirname(file);
  const folderName = path.basename(path.resolve(folder));
  const hasEnvFile = (await system.findKind(path.join(folder, '.env'))) === 'file';
  return {file, before, result: convertConfig(before, {folderName, hasEnvFile, notes})};
}

/** Whether a file in a folder is an old config. Other YAML files can be of any kind. */
async function isOldConfig(file: string, system: CliSystem): Promise<boolean> {
  const bytes = await system.readFile(file);
  return /^version:[ \t]*["']?v1(?:alpha|beta)\d/m.test(new TextDecoder().decode(bytes));
}

/** The files of an argument: in a folder, also old configs with other names. */
async function findConfigs(argument: string, system: CliSystem): Promise<readonly string[]> {
  const old: string[] = [];
  for (const file of await findYamlFiles(argument, system))
    if (await isOldConfig(file, system)) old.push(file);
  if (old.length > 0) return old;
  try {
    return (await findFiles(argument, system)).files;
  } catch (error) {
    throw new Error(`${argument}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What the check rejects in a result. Names that don't exist are mistakes of the old file. */
function findErrors(text: string, formats: ConfigFormats): ConfigDiagnostic[] {
  return checkConfig(text, formats).diagnostics.filter(
    ({severity, rule}) => severity === 'error' && rule !== 'names',
  );
}

/** Runs `convert`, and returns the exit code. */
export async function runConvert(
  args: readonly string[],
  formats: ConfigFormats,
  system: CliSystem,
): Promise<number> {
  const config = {args: [...args], options: OPTIONS, allowPositionals: true} as const;
  const {values, positionals} = parseArgs(config);
  if (values.help) {
    system.print(USAGE);
    return 0;
  }
  const converted: ConvertedFile[] = [];
  for (const argument of positionals.length > 0 ? positionals : ['devspace.yaml']) {
    for (const file of await findConfigs(argument, system))
      converted.push(await convertFile(file, values.notes, system));
  }
  const failed = new Set<string>();
  for (const {file, before, result} of converted) {
    const {error, notes} = result;
    if (!error && result.text !== before) {
      const errors = findErrors(result.text, formats);
      // Mostly mistakes of the old file, which its own format shows with the line to fix.
      const mistakes = errors.length > 0 ? findErrors(before, formats) : [];
      for (const {line, path: field, message, hint} of mistakes)
        system.printError(`${file}:${line}: error: \`${field}\`: ${message}\n  fix: ${hint}`);
      if (mistakes.length === 0)
        for (const {line, path: field, message} of errors)
          system.printError(
            `${file}: error: line ${line} of the result isn't valid: ${message}\n  fix: convert \`${field}\` by hand`,
          );
      if (errors.length > 0) failed.add(file);
    }
    if (error) {
      failed.add(file);
      system.printError(`${file}:${error.line}: error: ${error.message}\n  fix: ${error.fix}`);
    }
    for (const {severity, message, from} of [...notes].sort((a, b) => a.from - b.from))
      system.printError(`${file}:${from}: ${severity}: ${message}`);
  }
  if (failed.size > 0) {
    const files = failed.size === 1 ? '1 file' : `${failed.size} files`;
    system.printError(`${files} can't be converted; nothing was written`);
    return 1;
  }
  if (converted.length > 1 && !values.write && !values.diff)
    throw new Error('More than one file: add --write or --diff.');
  if (values.write && converted.some(({file}) => file === STDIN))
    throw new Error("--write can't change standard input: omit it.");
  if (values.write)
    for (const {file, before, result} of converted)
      if (result.text !== before && (await system.findKind(`${file}.bak`)) !== undefined)
        throw new Error(`${file}.bak exists already: move or delete it.`);
  for (const {file, before, result} of converted) {
    const isSame = result.text === before;
    if (values.diff && !isSame)
      system.print(createTwoFilesPatch(file, file, before, result.text).trimEnd());
    if (!values.write && !values.diff) system.print(result.text.replace(/\n$/, ''));
    if (!values.write || isSame) continue;
    await system.writeFile(`${file}.bak`, before);
    await system.writeFile(file, result.text);
    system.printError(`${file}: converted, and the old file is ${file}.bak`);
  }
  const others = converted.flatMap(({file, before, result}) =>
    path.basename(file) !== CONFIG_FILE && result.text !== before ? [file] : [],
  );
  if (values.write && others.length > 0)
    system.printError(
      `After your changes, check these files by name, because the check of a folder skips them:\n  devspace-check ${others.join(' ')}`,
    );
  return 0;
}
