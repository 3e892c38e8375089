import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {VersionLabel} from '@devspace-docs/versions';
import {parseRecording, type Recording} from './parse-recording.ts';

const cache = new Map<VersionLabel, ReadonlyMap<string, Recording>>();

/** Reads the recordings of a version from `schema/outputs` by id, once per process. */
export function readRecordings(version: VersionLabel): ReadonlyMap<string, Recording> {
  const cached = cache.get(version);
  if (cached) return cached;
  const recordings = new Map(
    globSync(`schema/outputs/${version}/*.txt`)
      .sort()
      .map((file) => [
        path.basename(file, '.txt'),
        parseRecording(file, readFileSync(file, 'utf8')),
      ]),
  );
  cache.set(version, recordings);
  return recordings;
}
