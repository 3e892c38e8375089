/** Hosts that Algolia documents for the REST API of an application, without the protocol. */
export interface QueryHosts {
  /** Resolves to the nearest server. */
  readonly primary: string;
  /** Interchangeable. */
  readonly fallbacks: readonly string[];
}

export function queryHosts(appId: string): QueryHosts {
  const app = appId.toLowerCase();
  return {
    primary: `${app}-dsn.algolia.net`,
    fallbacks: [1, 2, 3].map((number) => `${app}-${number}.algolianet.com`),
  };
}
