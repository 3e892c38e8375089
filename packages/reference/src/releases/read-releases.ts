import {readFileSync} from 'node:fs';
import {compareReleases, versions, type VersionLabel} from '@devspace-docs/versions';
import type {ParsedData} from '../data-files/parse-data.ts';
import {findProblems} from './find-problems.ts';
import {parseReleases, releasesFormat} from './parse-releases.ts';
import type {ReleasesData, VersionReleases} from './types.ts';

const FOLDER = 'schema/releases';

/** Path of the releases of a version. */
export function releasesFile(version: VersionLabel): string {
  return `${FOLDER}/${version}.yaml`;
}

type ReadFile = (file: string) => string;

const readText: ReadFile = (file) => readFileSync(file, 'utf8');

/** Parses the releases of a version, and returns what is wrong with them instead of throwing an error. */
export function loadReleases(version: VersionLabel, read: ReadFile): ParsedData<ReleasesData> {
  return parseReleases(read(releasesFile(version)), version);
}

function readData(version: VersionLabel, read: ReadFile): ReleasesData {
  const {data, problems} = loadReleases(version, read);
  if (data) return data;
  throw new Error(releasesFormat.explain(releasesFile(version), problems));
}

/** The names of all releases, newest first. */
export function listReleases(read: ReadFile = readText): string[] {
  return versions
    .flatMap(({label}) => readData(label, read).releases.map(({release}) => release))
    .toSorted((a, b) => compareReleases(b, a));
}

/**
 * Reads the releases of a version from `schema/releases`.
 *
 * @param read - Reads a file of the repository. Default: from the working directory.
 * @throws Error with the file and the line of each problem.
 */
export function readReleases(version: VersionLabel, read: ReadFile = readText): VersionReleases {
  const data = readData(version, read);
  return {
    ...data,
    version,
    source: releasesFile(version),
    problems: findProblems(data, version, listReleases(read)),
  };
}
