import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';

/**
 * Queries to suggest without a query, or if it has no results and no similar words.
 *
 * @param pageTitle - Title of the current page, which is suggested first.
 */
export function topicsOf(version: VersionLabel, pageTitle?: string): readonly string[] {
  const {searchTopics} = versionsByLabel[version];
  if (!pageTitle) return searchTopics;
  return [pageTitle, ...searchTopics.filter((topic) => topic !== pageTitle.toLowerCase())];
}
