import {versionsByLabel, type VersionLabel} from '../../config/versions.ts';

/**
 * Queries to suggest to a reader whose query finds nothing and is close to no word of the version.
 *
 * @param pageTitle - Title of the page being read, which is suggested first.
 */
export function topicsOf(version: VersionLabel, pageTitle?: string): readonly string[] {
  const {searchTopics} = versionsByLabel[version];
  if (!pageTitle) return searchTopics;
  return [pageTitle, ...searchTopics.filter((topic) => topic !== pageTitle.toLowerCase())];
}
