/** The config schemas of the repository, one for each release line. */
import type {ReleaseLine} from '../../../src/config/versions.ts';
import {releaseLines} from '../../../src/config/versions.ts';

export interface SchemaSource {
  readonly line: ReleaseLine;
  /** Version that configs of this line carry: `v2beta1`. */
  readonly configVersion: string;
  /** Path of the schema from the root of the repository. */
  readonly file: string;
  /** Path of the list of fields that the schema has to describe. */
  readonly pathsFile: string;
}

/** Newest first. */
export const schemaSources: readonly SchemaSource[] = releaseLines.map(({line, configVersion}) => ({
  line,
  configVersion,
  file: `schema/${configVersion}.json`,
  pathsFile: `schema/paths/${configVersion}.txt`,
}));
