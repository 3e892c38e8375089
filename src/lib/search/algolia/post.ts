/** Sends requests to Algolia, with the retry strategy that its documentation requires. */
import type {QueryHosts} from '../../../config/algolia-hosts.ts';

/** Tests replace it. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** From 0 up to, but not including, 1. */
  readonly random: () => number;
}

/** Timeout of the first host in milliseconds. Each retry adds the same amount. */
const TIMEOUT = 2000;

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({item, key: random()}))
    .sort((a, b) => a.key - b.key)
    .map(({item}) => item);
}

async function readErrorMessage(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const {message} = JSON.parse(text) as {message?: unknown};
    if (typeof message === 'string') return message;
  } catch {
    // The response isn't from Algolia, but from a proxy.
  }
  return response.statusText;
}

/** Algolia rejected the request. Other hosts would too, so there is no retry. */
class RejectionError extends Error {}

async function postTo(
  url: string,
  body: string,
  timeout: number,
  network: Network,
): Promise<unknown> {
  const response = await network.fetch(url, {
    method: 'POST',
    // Doesn't require a CORS preflight request.
    headers: {'content-type': 'text/plain'},
    body,
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) return response.json();
  const message = `${response.status}: ${await readErrorMessage(response)}`;
  if (response.status < 500) throw new RejectionError(message);
  throw new Error(message);
}

/**
 * Posts to the primary host and, if it fails, to the fallbacks in random order.
 *
 * @param path - Path and query with the public key: a header would require a CORS preflight request.
 * @throws Error with the message of Algolia if it rejects the request, or the errors of all hosts.
 */
export async function post(
  {primary, fallbacks}: QueryHosts,
  path: string,
  body: unknown,
  network: Network,
): Promise<unknown> {
  const problems: string[] = [];
  for (const [index, host] of [primary, ...shuffle(fallbacks, network.random)].entries()) {
    try {
      return await postTo(
        `https://${host}${path}`,
        JSON.stringify(body),
        TIMEOUT * (index + 1),
        network,
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof RejectionError)
        throw new Error(`Algolia rejected the search: ${message}`);
      problems.push(`${host}: ${message}`);
    }
  }
  throw new Error(`Couldn't reach Algolia: ${problems.join('; ')}`);
}
