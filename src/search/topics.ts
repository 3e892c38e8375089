import type {ReleaseLine} from '../config/versions.ts';

/** Common topics of each version, as queries that find something. */
const TOPICS: Readonly<Record<ReleaseLine, readonly string[]>> = {
  '6.x': ['file sync', 'images', 'pipelines'],
  '5.x': ['file sync', 'images', 'profiles'],
  '4.x': ['file sync', 'images', 'profiles'],
};

/**
 * Queries to suggest to a reader whose query finds nothing and is close to no word of the version.
 *
 * @param pageTitle - Title of the page being read, which is suggested first.
 */
export function topicsOf(line: ReleaseLine, pageTitle?: string): readonly string[] {
  if (!pageTitle) return TOPICS[line];
  const others = TOPICS[line].filter((topic) => topic !== pageTitle.toLowerCase());
  return [pageTitle, ...others];
}
