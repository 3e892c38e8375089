import type {AlgoliaDeployment, Deployment} from './deployment.ts';

/** What the search of the site needs to know in the browser. All of it is public. */
export interface SearchSettings {
  readonly repositoryUrl: string;
  /** Absent where the site searches by itself. */
  readonly algolia?: AlgoliaDeployment;
}

/** The settings of a deployment, as Docusaurus hands them to the pages. */
export function searchSettings({repositoryUrl, algolia}: Deployment): SearchSettings {
  return {repositoryUrl, ...(algolia && {algolia})};
}
