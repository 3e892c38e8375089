import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {perVersion} from '@devspace-docs/versions';
import {parseRecording, type Recording} from './parse-recording.ts';

/** Reads the recordings of a version from `schema/outputs` by id, once per process. */
export const readRecordings = perVersion(
  (version): ReadonlyMap<string, Recording> =>
    new Map(
      globSync(`schema/outputs/${version}/*.txt`)
        .sort()
        .map((file) => [
          path.basename(file, '.txt'),
          parseRecording(file, readFileSync(file, 'utf8')),
        ]),
    ),
);
