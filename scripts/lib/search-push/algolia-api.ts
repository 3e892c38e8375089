/**
 * Requests to the REST API of Algolia with a key that may write: repeated where that helps, and
 * explained where it does not. The key never gets into a message.
 */

/** The application, and the key that may change it. */
export interface ApiSettings {
  readonly appId: string;
  readonly adminKey: string;
}

/** The outside world, so that tests can take its place. */
export interface World {
  readonly fetch: typeof globalThis.fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Origins of the service, tried one after the other. */
  readonly hosts: readonly string[];
}

/** An answer of the API. */
export type ApiAnswer = Readonly<Record<string, unknown>>;

/** The API of one application. */
export interface Api {
  readonly request: (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;
}

/** A request that the service understood and refuses. */
export class ApiRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiRefusal';
    this.status = status;
  }
}

const ATTEMPTS = 6;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PATIENCE = 30_000;

/** Hosts that take changes of an application, as Algolia documents them. */
export function adminHosts(appId: string): string[] {
  const app = appId.toLowerCase();
  return [
    `https://${app}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
  ];
}

function explain(status: number, message: string, appId: string): string {
  if (status === 401 || status === 403) {
    return (
      `Algolia rejected the key (${status}: ${message}). ALGOLIA_ADMIN_KEY must be a key for the ` +
      `application ${appId} with the permissions addObject, deleteIndex and editSettings. See ` +
      '"API keys" in the Algolia dashboard.'
    );
  }
  if (status === 404) return `Algolia found no such resource (404: ${message}).`;
  return `Algolia rejected the request (${status}: ${message}).`;
}

async function readMessage(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const {message} = JSON.parse(text) as {message?: unknown};
    if (typeof message === 'string') return message;
  } catch {
    // Not from Algolia itself, but from something in between.
  }
  return text.slice(0, 200) || response.statusText;
}

/** Milliseconds that a busy service asks for, if it does. */
function readRetryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** What became of one attempt. */
type Outcome = {readonly answer: ApiAnswer} | {readonly problem: string; readonly wait: number};

/** Opens the API of an application. */
export function createApi({appId, adminKey}: ApiSettings, world: World): Api {
  const hide = (message: string): string => message.replaceAll(adminKey, '***');

  async function attempt(
    host: string,
    method: string,
    path: string,
    body: unknown,
  ): Promise<Outcome> {
    let response: Response;
    try {
      response = await world.fetch(host + path, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-algolia-application-id': appId,
          'x-algolia-api-key': adminKey,
        },
        ...(body !== undefined && {body: JSON.stringify(body)}),
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (response.ok) return {answer: (await response.json()) as ApiAnswer};
    } catch (error) {
      const {message, cause} = error as Error;
      return {problem: cause instanceof Error ? `${message}: ${cause.message}` : message, wait: 0};
    }
    const message = await readMessage(response);
    if (response.status === 429 || response.status >= 500) {
      return {problem: `${response.status}: ${message}`, wait: readRetryAfter(response)};
    }
    throw new ApiRefusal(response.status, hide(explain(response.status, message, appId)));
  }

  return {
    async request(method, path, body) {
      let problem = '';
      for (let number = 0; number < ATTEMPTS; number += 1) {
        const host = world.hosts[number % world.hosts.length] ?? '';
        const outcome = await attempt(host, method, path, body);
        if ('answer' in outcome) return outcome.answer;
        problem = `${new URL(host).host}: ${outcome.problem}`;
        const pause = Math.min(FIRST_WAIT * 2 ** number, LONGEST_WAIT);
        if (number < ATTEMPTS - 1) await world.wait(Math.max(pause, outcome.wait));
      }
      throw new Error(
        hide(
          `No response from Algolia to ${method} ${path} after ${ATTEMPTS} attempts. Last error: ${problem}.`,
        ),
      );
    },
  };
}
