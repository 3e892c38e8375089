import type {AlgoliaDeployment, Deployment} from '@devspace-docs/static-host';

/** Settings that search needs in the browser. All of them are public. */
export interface SearchSettings {
  readonly repositoryUrl: string;
  /** Undefined if the site uses the built-in search. */
  readonly algolia?: AlgoliaDeployment;
}

/** The search settings of a deployment, for `customFields` of the site config. */
export function searchSettings({repositoryUrl, algolia}: Deployment): SearchSettings {
  return {repositoryUrl, ...(algolia && {algolia})};
}
