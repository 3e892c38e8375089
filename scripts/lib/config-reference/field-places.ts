/** Where readers find a field: on the page of its topic, or in the reference. */
import {isFragment} from '../../../src/config/fragments.ts';
import {versionsByLabel, type VersionLabel} from '../../../src/config/versions.ts';
import {perVersion} from '../../../src/lib/per-version.ts';
import {pagePath} from '../../../src/lib/version-map/page-path.ts';
import {flattenSelection, readFields, selectFields} from '../config-schema/fields.ts';
import {createSite} from '../content/pages/site.ts';
import {readDocsPath} from '../content/pages/routes.ts';
import type {SourceFile} from '../content/pages/types.ts';
import {loadTree} from '../content/runner/load.ts';
import {topicsOf} from './topics.ts';

export interface FieldPlace {
  /** Site path of the page: `5.x/configuration/development/basics`. */
  readonly page: string;
  /** Id of the field on that page; empty for a page that is about the field as a whole. */
  readonly anchor: string;
}

/** What a page shows in `<Fields of="…" />`. */
function usesIn({source}: SourceFile, version: VersionLabel): readonly string[] {
  const keys = [...source.matchAll(/_fields\/([\w-]+)\.mdx/g)].map(([, key = '']) => key);
  return keys.flatMap((key) => topicsOf[version][key] ?? [key]);
}

/**
 * The places of all fields of a version, by path: `dev.*.sync[].path`. If several topic pages show a
 * field, the one with the fewest fields is about it.
 */
export const fieldPlaces = perVersion((version): ReadonlyMap<string, FieldPlace> => {
  const fields = readFields(version);
  const site = createSite(loadTree('.', `${versionsByLabel[version].docsFolder}/**/*.mdx`));
  const pages = site.files
    .filter(({path, kind}) => kind === 'page' && !isFragment(readDocsPath(path)?.path ?? ''))
    .map((file) => ({
      page: file.route ?? '',
      shown: usesIn(file, version).flatMap((of) => flattenSelection(selectFields(fields, of))),
    }))
    .sort((a, b) => a.shown.length - b.shown.length);
  const reference = pagePath({version, page: 'configuration/reference'});
  const places = new Map<string, FieldPlace>();
  for (const {page, shown} of [...pages, {page: reference, shown: [...fields.values()]}]) {
    for (const {path, name, anchor} of shown) {
      const isTopic = path === name && page !== reference;
      if (!places.has(path)) places.set(path, {page, anchor: isTopic ? '' : anchor});
    }
  }
  return places;
});
