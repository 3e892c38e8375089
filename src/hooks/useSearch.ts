import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '@site/src/config/search';
import {searchEngine, type SearchEngine} from '@devspace-docs/search';

export interface Search {
  readonly engine: SearchEngine;
  readonly repositoryUrl: string;
  /** Whether a search service answers queries, which requires attribution. */
  readonly isHosted: boolean;
}

/** The search engine of this deployment, which loads its code with the first query. */
export function useSearch(): Search {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {repositoryUrl, algolia} = customFields?.search as SearchSettings;
  return {engine: searchEngine({baseUrl, algolia}), repositoryUrl, isHosted: Boolean(algolia)};
}
