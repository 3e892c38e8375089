import {readFileSync} from 'node:fs';
import type {AnySchema} from 'ajv';
import {globSync} from 'tinyglobby';
import type {VersionLabel} from '@devspace-docs/versions';
import {parseErrors} from './parse-errors.ts';
import type {CatalogEntry, ErrorPage} from './types.ts';

const FOLDER = 'schema/errors';

const cache = new Map<VersionLabel, readonly ErrorPage[]>();

/**
 * Reads the error catalog of a version from `schema/errors`, once per process.
 *
 * @throws Error with the file and the line of each problem.
 */
export function readErrorPages(version: VersionLabel): readonly ErrorPage[] {
  const cached = cache.get(version);
  if (cached) return cached;
  const schema = JSON.parse(readFileSync(`${FOLDER}/page.schema.json`, 'utf8')) as AnySchema;
  const paths = globSync(`${FOLDER}/${version}/*.yaml`).sort();
  const pages = parseErrors(
    paths.map((path) => ({path, text: readFileSync(path, 'utf8')})),
    schema,
  );
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
