/** Compares the files that a release of the tool publishes with our data. Only reads files. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {latestVersion, versions, type Version} from '../../../src/config/versions.ts';
import {readCommands} from '../content/commands/cli-data.ts';
import {loadTree} from '../content/runner/load.ts';
import {compareCommands} from './compare-commands.ts';
import {compareFields} from './compare-fields.ts';
import {readOurFields} from './our-fields.ts';
import {readCommandPages} from './read-command.ts';
import {readSchema} from './read-schema.ts';
import type {Comparison, Difference} from './types.ts';

/** Files of a release. */
export interface Release {
  /** File with the JSON Schema. */
  readonly schema?: string | undefined;
  /** The schema of the release that our data describes. */
  readonly previous?: string | undefined;
  /** Folder with a file for each command, or a file with one command. */
  readonly commands?: string | undefined;
  /** Our version to compare with. */
  readonly version?: string | undefined;
}

const NOTHING: Comparison = {differences: [], unstated: []};

const COMMAND_FILE = /^devspace.*\.(?:md|txt)$/;

function readInput<Result>(option: string, file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `--${option} ${file}: can't be read (${reason}). Pass the path of an existing file.`,
    );
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

function compareSchemas({schemaFile, fieldListFile}: Version, release: Release): Comparison {
  if (release.schema === undefined) return NOTHING;
  const ours = readOurFields(readText('version', schemaFile), schemaFile);
  const compareWith = (option: string, file: string): Comparison =>
    compareFields(ours, readSchema(readText(option, file), file), {
      schema: schemaFile,
      paths: fieldListFile,
    });
  const {differences, unstated} = compareWith('schema', release.schema);
  if (release.previous === undefined) return {differences, unstated};
  const text = (difference: Difference): string => JSON.stringify(difference);
  const known = new Set(compareWith('previous', release.previous).differences.map(text));
  return {differences: differences.filter((one) => !known.has(text(one))), unstated};
}

/** Text of the pages of commands, by path. */
function readPages(place: string): Map<string, string> {
  const isFolder = readInput('commands', place, () => statSync(place)).isDirectory();
  const files = isFolder
    ? readdirSync(place)
        .filter((name) => COMMAND_FILE.test(name))
        .sort()
        .map((name) => path.posix.join(place, name))
    : [place];
  if (files.length === 0) {
    throw new Error(
      `--commands ${place}: expected a file for each command, such as devspace_dev.md or devspace_dev.txt. Pass the folder that the tool generates its reference into.`,
    );
  }
  return new Map(files.map((file) => [file, readText('commands', file)]));
}

function compareReference({label}: Version, {commands: place}: Release): Comparison {
  if (place === undefined) return NOTHING;
  const pages = readPages(place);
  const version = readCommands(label, loadTree('.', 'schema/cli/**'));
  if (version === undefined) throw new Error(`schema/cli/${label}: there are no commands`);
  // A folder has all commands; a file says nothing about the others.
  return compareCommands(version, readCommandPages(pages), !pages.has(place));
}

/**
 * Compares a release of the tool with our data.
 *
 * @throws Error with the file, or the option, and how to fix it.
 */
export function compareRelease(release: Release): Comparison {
  if (release.schema === undefined && release.commands === undefined) {
    throw new Error(
      'Nothing to compare: pass --schema devspace-schema.json, --commands FOLDER, or both.',
    );
  }
  const version = findVersion(release.version);
  const fields = compareSchemas(version, release);
  const commands = compareReference(version, release);
  return {
    differences: [...fields.differences, ...commands.differences],
    unstated: [...fields.unstated, ...commands.unstated],
  };
}
