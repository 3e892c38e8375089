import {readFileSync} from 'node:fs';
import type {AnySchema} from 'ajv';
import {globSync} from 'tinyglobby';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {addShared} from './add-shared.ts';
import {parseErrors} from './parse-errors.ts';
import type {CatalogEntry, ErrorPage} from './types.ts';

const FOLDER = 'schema/errors';

const cache = new Map<VersionLabel, readonly ErrorPage[]>();

/**
 * Reads the error catalog of a version from `schema/errors`, once per process. An older version also has the
 * entries of the latest one that apply to it.
 *
 * @throws Error with the file and the line of each problem.
 */
export function readErrorPages(version: VersionLabel): readonly ErrorPage[] {
  const cached = cache.get(version);
  if (cached) return cached;
  const schema = JSON.parse(readFileSync(`${FOLDER}/page.schema.json`, 'utf8')) as AnySchema;
  const paths = globSync(`${FOLDER}/${version}/*.yaml`).sort();
  const own = parseErrors(
    paths.map((path) => ({path, text: readFileSync(path, 'utf8')})),
    schema,
  );
  const [latest] = versions;
  const pages = version === latest.label ? own : addShared(own, readErrorPages(latest.label));
  cache.set(version, pages);
  return pages;
}

/** The entries of a version by id. */
export function readErrors(version: VersionLabel): ReadonlyMap<string, CatalogEntry> {
  return new Map(
    readErrorPages(version).flatMap((page) =>
      page.sections.flatMap(({errors}) =>
        errors.map((error) => [error.id, {error, page}] as const),
      ),
    ),
  );
}
