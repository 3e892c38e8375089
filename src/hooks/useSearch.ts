import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '@site/src/config/search';
import {searchEngine} from '@site/src/lib/search/engine';
import type {SearchEngine} from '@site/src/lib/search/types';

/** What a place that searches needs. */
export interface Search {
  readonly engine: SearchEngine;
  readonly repositoryUrl: string;
  /** Whether a service searches, which wants to be named. */
  readonly isHosted: boolean;
}

/** The search of this deployment. Its code is loaded when the engine is first asked. */
export function useSearch(): Search {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {repositoryUrl, algolia} = customFields?.search as SearchSettings;
  return {engine: searchEngine({baseUrl, algolia}), repositoryUrl, isHosted: Boolean(algolia)};
}
