/** Compares the files of a tool release with our data. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {latestVersion, versions, type Version} from '@devspace-docs/versions';
import {readCommands as readOurCommands} from '../commands/read-reference.ts';
import {loadTree} from '@devspace-docs/common/node';
import {parseFields} from '@devspace-docs/devspace-check/node';
import {compareCommands} from './compare-commands.ts';
import {compareFields} from './compare-fields.ts';
import {readCommands} from './read-command.ts';
import {readSchema} from './read-schema.ts';
import type {Difference} from './types.ts';

export interface Release {
  /** File with the JSON Schema. */
  readonly schema?: string | undefined;
  /** The schema of the release that our data describes. */
  readonly previous?: string | undefined;
  /** Folder with the help of each command: `devspace_dev.txt`. */
  readonly commands?: string | undefined;
  /** Commands of the release that our data describes. */
  readonly previousCommands?: string | undefined;
  /** Our version to compare with. */
  readonly version?: string | undefined;
}

const HELP_FILE = /^devspace.*\.txt$/;

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

function readHelp(option: string, folder: string): Map<string, string> {
  const files = readInput(option, folder, () => readdirSync(folder))
    .filter((name) => HELP_FILE.test(name))
    .sort()
    .map((name) => path.posix.join(folder, name));
  if (files.length === 0)
    throw new Error(
      `--${option} ${folder}: expected a file for each command, such as devspace_dev.txt. Pass a DevSpace program, which writes them.`,
    );
  return new Map(files.map((file) => [file, readText(option, file)]));
}

function compareReference({label}: Version, {commands, previousCommands}: Release): Difference[] {
  if (commands === undefined) return [];
  const version = readOurCommands(label, loadTree('.', 'schema/cli/**'));
  if (version === undefined) throw new Error(`schema/cli/${label}: no commands found`);
  const compareWith = (option: string, folder: string): Difference[] =>
    compareCommands(version, readCommands(readHelp(option, folder)));
  const known =
    previousCommands === undefined ? [] : compareWith('previous-commands', previousCommands);
  return withoutKnown(compareWith('commands', commands), known);
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
