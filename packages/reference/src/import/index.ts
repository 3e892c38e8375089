/** Compares the files of a tool release with our data. Only reads files; the caller writes them. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {latestVersion, versions, type Version} from '@devspace-docs/versions';
import {slugOf} from '../commands/model.ts';
import {readCommands} from '../commands/read-commands.ts';
import {loadTree} from '@devspace-docs/common/node';
import {parseFields} from '@devspace-docs/devspace-check/node';
import type {ReferenceVersion} from '../commands/types.ts';
import {addToCommand, addToSchema} from './add-since.ts';
import {compareCommands, ignoresFlags} from './compare-commands.ts';
import {compareFields} from './compare-fields.ts';
import {findNewCommands, findNewFields} from './find-new.ts';
import {readCommandPages} from './read-command.ts';
import {readSchema} from './read-schema.ts';
import type {Difference} from './types.ts';

export interface Release {
  /** File with the JSON Schema. */
  readonly schema?: string | undefined;
  /** The schema of the release that our data describes. */
  readonly previous?: string | undefined;
  /** Folder with a file for each command, or a file with one command. */
  readonly commands?: string | undefined;
  /** Commands of the release that our data describes. */
  readonly previousCommands?: string | undefined;
  /** Our version to compare with. */
  readonly version?: string | undefined;
}

const COMMAND_FILE = /^devspace.*\.(?:md|txt)$/;

function readInput<Result>(option: string, file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`--${option} ${file}: can't be read: ${reason}.`);
  }
}

function readText(option: string, file: string): string {
  return readInput(option, file, () => readFileSync(file, 'utf8'));
}

function findVersion(label: string | undefined): Version {
  const found = label === undefined ? latestVersion : versions.find((one) => one.label === label);
  if (found !== undefined) return found;
  const known = versions.map((one) => one.label).join(', ');
  throw new Error(`--version ${label}: expected one of ${known}.`);
}

function withoutKnown(
  differences: readonly Difference[],
  known: readonly Difference[],
): Difference[] {
  return differences.filter(
    (difference) => !known.some((other) => isDeepStrictEqual(other, difference)),
  );
}

function compareSchemas({schemaFile}: Version, {schema, previous}: Release): Difference[] {
  if (schema === undefined) return [];
  const ours = [...parseFields(readText('version', schemaFile), schemaFile).values()];
  const compareWith = (option: string, file: string): Difference[] =>
    readInput(option, file, () =>
      compareFields(ours, readSchema(readFileSync(file, 'utf8')), [schemaFile]),
    );
  const known = previous === undefined ? [] : compareWith('previous', previous);
  return withoutKnown(compareWith('schema', schema), known);
}

/** Reads the pages of commands by path, without the output of commands that ignore `--help`. */
function readPages(version: ReferenceVersion, option: string, input: string): Map<string, string> {
  const isFolder = readInput(option, input, () => statSync(input)).isDirectory();
  const files = isFolder
    ? readdirSync(input)
        .filter((name) => COMMAND_FILE.test(name))
        .sort()
        .map((name) => path.posix.join(input, name))
    : [input];
  if (files.length === 0) {
    throw new Error(
      `--${option} ${input}: expected a file for each command, such as devspace_dev.md or devspace_dev.txt. Pass the folder that the tool generates its reference into.`,
    );
  }
  const silent = version.commands.filter(ignoresFlags).map(({command}) => `${slugOf(command)}.txt`);
  return new Map(
    files
      .map((file) => [file, readText(option, file)] as const)
      .filter(([file, text]) => !silent.includes(path.basename(file)) || /^Usage:$/m.test(text)),
  );
}

function compareReference({label}: Version, {commands, previousCommands}: Release): Difference[] {
  if (commands === undefined) return [];
  const version = readCommands(label, loadTree('.', 'schema/cli/**'));
  if (version === undefined) throw new Error(`schema/cli/${label}: no commands found`);
  const compareWith = (option: string, input: string): Difference[] => {
    const pages = readPages(version, option, input);
    // Only a folder contains all commands.
    return compareCommands(version, readCommandPages(pages), !pages.has(input));
  };
  const known =
    previousCommands === undefined ? [] : compareWith('previous-commands', previousCommands);
  return withoutKnown(compareWith('commands', commands), known);
}

/** What `markNew` changes. */
export interface MarkedRelease {
  /** New texts of files by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Fields, commands and flags that are new in the release. */
  readonly marked: readonly string[];
  /** New fields whose schema only refers to a definition, so that it needs an `allOf` first. */
  readonly skipped: readonly string[];
}

function markFields(
  {schemaFile}: Version,
  release: string,
  {schema, previous}: Release,
): MarkedRelease {
  if (schema === undefined || previous === undefined)
    return {files: new Map(), marked: [], skipped: []};
  const json = readText('version', schemaFile);
  const pathsIn = (option: string, file: string): Set<string> =>
    readInput(option, file, () => {
      const fields = readSchema(readFileSync(file, 'utf8'));
      return new Set(fields.map(({path: field}) => field));
    });
  const found = findNewFields(
    [...parseFields(json, schemaFile).values()],
    pathsIn('schema', schema),
    pathsIn('previous', previous),
  );
  const pointers = [...new Set(found.map(({pointer}) => pointer))];
  const {text, skipped} = addToSchema(json, pointers, release);
  const isSkipped = ({pointer}: {readonly pointer: string}): boolean => skipped.includes(pointer);
  return {
    files: text === json ? new Map() : new Map([[schemaFile, text]]),
    marked: found.filter((field) => !isSkipped(field)).map((field) => field.path),
    skipped: found.filter(isSkipped).map((field) => field.path),
  };
}

function markCommands(
  {label}: Version,
  release: string,
  {commands, previousCommands}: Release,
): MarkedRelease {
  if (commands === undefined || previousCommands === undefined)
    return {files: new Map(), marked: [], skipped: []};
  const version = readCommands(label, loadTree('.', 'schema/cli/**'));
  if (version === undefined) throw new Error(`schema/cli/${label}: no commands found`);
  const found = findNewCommands(
    version,
    readCommandPages(readPages(version, 'commands', commands)),
    readCommandPages(readPages(version, 'previous-commands', previousCommands)),
  );
  const ownerOf = (file: string): string =>
    [version.root, ...version.commands].find(({source}) => source === file)?.command ?? 'devspace';
  return {
    files: new Map(
      [...found].map(([file, names]) => [
        file,
        addToCommand(readText('version', file), names, release),
      ]),
    ),
    marked: [...found].flatMap(([file, {isCommand, flags}]) => [
      ...(isCommand ? [ownerOf(file)] : []),
      ...[...flags].map((flag) => `${ownerOf(file)} --${flag}`),
    ]),
    skipped: [],
  };
}

/**
 * Adds the release to the fields, commands and flags of our data that it has and the previous release lacks.
 *
 * @param name - `6.4.0`
 * @throws Error with the option or file, and how to fix it.
 */
export function markNew(name: string, release: Release): MarkedRelease {
  const version = findVersion(release.version);
  if (!/^\d+\.\d+\.\d+$/.test(name) || !name.startsWith(version.label.slice(0, -1)))
    throw new Error(`--release ${name}: expected a release of ${version.label}.`);
  const isComplete =
    (release.schema !== undefined || release.commands !== undefined) &&
    (release.schema === undefined) === (release.previous === undefined) &&
    (release.commands === undefined) === (release.previousCommands === undefined);
  if (!isComplete) {
    throw new Error(
      `--release ${name}: pass the files of the release and of the one before it: --schema with --previous, --commands with --previous-commands, or both.`,
    );
  }
  const parts = [markFields(version, name, release), markCommands(version, name, release)];
  return {
    files: new Map(parts.flatMap(({files}) => [...files])),
    marked: parts.flatMap(({marked}) => marked),
    skipped: parts.flatMap(({skipped}) => skipped),
  };
}

/**
 * Compares a release of the tool with our data.
 *
 * @throws Error with the option or file, and how to fix it.
 */
export function compareRelease(release: Release): Difference[] {
  if (release.schema === undefined && release.commands === undefined) {
    throw new Error(
      'Nothing to compare: pass --schema devspace-schema.json, --commands FOLDER, or both.',
    );
  }
  const version = findVersion(release.version);
  return [...compareSchemas(version, release), ...compareReference(version, release)];
}
