import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {latestVersion, perVersion} from '@devspace-docs/versions';
import {addShared} from './add-shared.ts';
import {parseErrors} from './parse-errors.ts';
import type {CatalogEntry, ErrorPage} from './types.ts';

const FOLDER = 'schema/errors';

/**
 * Reads the error catalog of a version from `schema/errors`, once per process. An older version also has the
 * entries of the latest one that apply to it.
 *
 * @throws Error with the file and the line of each problem.
 */
export const readErrorPages = perVersion((version): readonly ErrorPage[] => {
  const paths = globSync(`${FOLDER}/${version}/*.yaml`).sort();
  const sources = paths.map((path) => ({path, text: readFileSync(path, 'utf8')}));
  const own = parseErrors(sources);
  return version === latestVersion.label
    ? own
    : addShared(own, readErrorPages(latestVersion.label));
});

/** The entries of a version by id. */
export const readErrors = perVersion(
  (version): ReadonlyMap<string, CatalogEntry> =>
    new Map(
      readErrorPages(version).flatMap((page) =>
        page.sections.flatMap(({errors}) =>
          errors.map((error) => [error.id, {error, page}] as const),
        ),
      ),
    ),
);
