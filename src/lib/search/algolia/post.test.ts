import {describe, expect, it} from 'vitest';
import {queryHosts} from '../../../config/algolia-hosts.ts';
import {post} from './post.ts';

const hosts = queryHosts('APP1');

type Answer = () => Response | Promise<Response>;

const down: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const slow: Answer = () => Promise.reject(new DOMException('Timed out', 'TimeoutError'));
const busy: Answer = () => new Response('Bad gateway', {status: 502, statusText: 'Bad Gateway'});
const good: Answer = () => Response.json({results: []});

function setUp(...answers: Answer[]) {
  const asked: string[] = [];
  const network = {
    fetch: (address: string | URL | Request) => {
      asked.push(new URL(address instanceof Request ? address.url : address).host);
      return Promise.resolve((answers.shift() ?? down)());
    },
    random: () => 0.5,
  };
  return {asked, ask: () => post(hosts, '/1/indexes/*/queries', {requests: []}, network)};
}

describe('a request', () => {
  it('goes to the nearest host, and to no other where that answers', async () => {
    const {asked, ask} = setUp(good);
    expect(await ask()).toEqual({results: []});
    expect(asked).toEqual(['app1-dsn.algolia.net']);
  });

  it.each([
    ['is down', down],
    ['is too slow', slow],
    ['is busy', busy],
  ])('goes to another host when one %s', async (_name, problem) => {
    const {asked, ask} = setUp(problem, problem, good);
    expect(await ask()).toEqual({results: []});
    expect(asked).toEqual([
      'app1-dsn.algolia.net',
      'app1-1.algolianet.com',
      'app1-2.algolianet.com',
    ]);
  });

  it('is given up when no host answers, with what each of them did', async () => {
    const {asked, ask} = setUp(down, slow, busy, down);
    await expect(ask()).rejects.toThrow(
      "Couldn't reach Algolia: app1-dsn.algolia.net: Failed to fetch; " +
        'app1-1.algolianet.com: Timed out; app1-2.algolianet.com: 502: Bad Gateway;',
    );
    expect(asked).toHaveLength(4);
  });

  it.each([
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index docs does not exist'],
    [429, 'Too many requests'],
  ])('that is refused with %s is not repeated elsewhere', async (status, message) => {
    const {asked, ask} = setUp(() => Response.json({message, status}, {status}));
    await expect(ask()).rejects.toThrow(`Algolia rejected the search: ${status}: ${message}`);
    expect(asked).toHaveLength(1);
  });

  it('spreads over the other hosts', async () => {
    const asked = new Set<string>();
    const order = [0.9, 0.1, 0.5];
    let requests = 0;
    await post(
      hosts,
      '/',
      {},
      {
        fetch: (address) => {
          asked.add(address as string);
          requests += 1;
          return requests < 2
            ? Promise.reject(new TypeError('down'))
            : Promise.resolve(Response.json({}));
        },
        random: () => order.shift() ?? 0,
      },
    );
    expect([...asked][1]).toBe('https://app1-2.algolianet.com/');
  });
});
