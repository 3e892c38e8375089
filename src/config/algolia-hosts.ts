/** Hosts that answer queries of an application: the nearest one, and three for when it does not. */
export interface QueryHosts {
  readonly first: string;
  /** Equivalent hosts, which share the load. */
  readonly others: readonly string[];
}

/** The hosts that Algolia documents for its REST API, without protocol. */
export function queryHosts(appId: string): QueryHosts {
  const app = appId.toLowerCase();
  return {
    first: `${app}-dsn.algolia.net`,
    others: [1, 2, 3].map((number) => `${app}-${number}.algolianet.com`),
  };
}
