import {describe, expect, it} from 'vitest';
import {queryHosts} from '../../../config/algolia-hosts.ts';
import {post} from './post.ts';

const hosts = queryHosts('APP1');

type Reply = () => Response | Promise<Response>;

const down: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const slow: Reply = () => Promise.reject(new DOMException('Timed out', 'TimeoutError'));
const busy: Reply = () => new Response('Bad gateway', {status: 502, statusText: 'Bad Gateway'});
const good: Reply = () => Response.json({results: []});

function setUp(...replies: Reply[]) {
  const requested: string[] = [];
  const network = {
    fetch: (input: string | URL | Request) => {
      requested.push(new URL(input instanceof Request ? input.url : input).host);
      return Promise.resolve((replies.shift() ?? down)());
    },
    random: () => 0.5,
  };
  return {requested, send: () => post(hosts, '/1/indexes/*/queries', {requests: []}, network)};
}

describe('post', () => {
  it('sends a request to the primary host, and to no other if that one responds', async () => {
    const {requested, send} = setUp(good);
    expect(await send()).toEqual({results: []});
    expect(requested).toEqual(['app1-dsn.algolia.net']);
  });

  it.each([
    ['is down', down],
    ['is too slow', slow],
    ['is busy', busy],
  ])('retries on a fallback host if one %s', async (_name, problem) => {
    const {requested, send} = setUp(problem, problem, good);
    expect(await send()).toEqual({results: []});
    expect(requested).toEqual([
      'app1-dsn.algolia.net',
      'app1-1.algolianet.com',
      'app1-2.algolianet.com',
    ]);
  });

  it('rejects with the error of each host if none responds', async () => {
    const {requested, send} = setUp(down, slow, busy, down);
    await expect(send()).rejects.toThrow(
      "Couldn't reach Algolia: app1-dsn.algolia.net: Failed to fetch; " +
        'app1-1.algolianet.com: Timed out; app1-2.algolianet.com: 502: Bad Gateway;',
    );
    expect(requested).toHaveLength(4);
  });

  it.each([
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index docs does not exist'],
    [429, 'Too many requests'],
  ])("doesn't retry if the request is rejected with %s", async (status, message) => {
    const {requested, send} = setUp(() => Response.json({message, status}, {status}));
    await expect(send()).rejects.toThrow(`Algolia rejected the search: ${status}: ${message}`);
    expect(requested).toHaveLength(1);
  });

  it('tries the fallback hosts in random order', async () => {
    const requested = new Set<string>();
    const order = [0.9, 0.1, 0.5];
    let requests = 0;
    await post(
      hosts,
      '/',
      {},
      {
        fetch: (input) => {
          requested.add(input as string);
          requests += 1;
          return requests < 2
            ? Promise.reject(new TypeError('down'))
            : Promise.resolve(Response.json({}));
        },
        random: () => order.shift() ?? 0,
      },
    );
    expect([...requested][1]).toBe('https://app1-2.algolianet.com/');
  });
});
