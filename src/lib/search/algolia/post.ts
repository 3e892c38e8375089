/**
 * One request to Algolia, tried on one host after the other as its documentation asks for.
 */
import type {QueryHosts} from '../../../config/algolia-hosts.ts';

/** The outside world, so that tests can take its place. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** Milliseconds that the first host has; each further one has as many more. */
const PATIENCE = 2000;

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({item, place: random()}))
    .sort((a, b) => a.place - b.place)
    .map(({item}) => item);
}

async function explainRefusal(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const {message} = JSON.parse(text) as {message?: unknown};
    if (typeof message === 'string') return message;
  } catch {
    // Not from Algolia itself, but from something in between.
  }
  return response.statusText;
}

/** The service understood, and rejects: no other host would answer otherwise. */
class Refusal extends Error {}

async function postTo(
  url: string,
  body: string,
  patience: number,
  network: Network,
): Promise<unknown> {
  const response = await network.fetch(url, {
    method: 'POST',
    // A type that browsers send to other hosts without asking first.
    headers: {'content-type': 'text/plain'},
    body,
    signal: AbortSignal.timeout(patience),
  });
  if (response.ok) return response.json();
  const message = `${response.status}: ${await explainRefusal(response)}`;
  if (response.status < 500) throw new Refusal(message);
  throw new Error(message);
}

/**
 * Posts to the first host that answers.
 *
 * @param path - Path and query, the public key included: as a header, it would cost a further request.
 * @throws Error with the service's own words if it rejects, or with what each host said if none answers.
 */
export async function post(
  {first, others}: QueryHosts,
  path: string,
  body: unknown,
  network: Network,
): Promise<unknown> {
  const problems: string[] = [];
  for (const [index, host] of [first, ...shuffle(others, network.random)].entries()) {
    try {
      return await postTo(
        `https://${host}${path}`,
        JSON.stringify(body),
        PATIENCE * (index + 1),
        network,
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof Refusal) throw new Error(`Algolia rejected the search: ${message}`);
      problems.push(`${host}: ${message}`);
    }
  }
  throw new Error(`Couldn't reach Algolia: ${problems.join('; ')}`);
}
