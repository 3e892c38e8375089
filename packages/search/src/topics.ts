import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';

/**
 * Queries to suggest without a query, or if it has no results and no similar words.
 *
 * @param pageTitle - Title of the current page, which isn't suggested.
 */
export function topicsOf(version: VersionLabel, pageTitle = ''): readonly string[] {
  const {searchTopics} = versionsByLabel[version];
  return searchTopics.filter((topic) => topic !== pageTitle.toLowerCase());
}
