import {beforeEach, expect, it} from 'vitest';
import {FakeAlgolia} from './fake-algolia.ts';
import {createAlgoliaEngine} from './index.ts';

const query = {text: 'sync', tag: 'docs-default-5.x', page: 0, hitsPerPage: 2};

function record(objectID: string, lvl2: string, rest: Readonly<Record<string, unknown>> = {}) {
  return {
    objectID,
    kind: 'section',
    url: `/docs/5.x/${objectID}`,
    anchor: '',
    hierarchy: {lvl0: 'Docs', lvl1: 'Synchronize files', lvl2},
    content: 'Keeps files alike.',
    language: 'en',
    docusaurus_tag: 'docs-default-5.x',
    pageRank: 1,
    ...rest,
  };
}

let algolia: FakeAlgolia;

beforeEach(() => {
  algolia = new FakeAlgolia([
    record('a', 'Exclude from sync'),
    record('b', 'Sync on start'),
    record('c', 'Sync once'),
    record('d', 'Sync now', {docusaurus_tag: 'docs-default-current'}),
    record('e', 'Sync jetzt', {language: 'de'}),
  ]);
});

function createEngine() {
  return createAlgoliaEngine(
    {appId: 'APP1', searchKey: 'search-key', index: 'docs', origin: 'https://docs.example'},
    {
      requester: {
        send: ({url, data}) => {
          const {status, body} = algolia.answer({path: new URL(url).pathname, body: String(data)});
          return Promise.resolve({status, content: JSON.stringify(body), isTimedOut: false});
        },
      },
    },
  );
}

it('returns hits in the language and the version, page by page', async () => {
  const engine = createEngine();
  const first = await engine.search(query);
  expect(first.total).toBe(3);
  expect(first.hits.map(({url}) => url)).toEqual(['/docs/5.x/a', '/docs/5.x/b']);
  expect(first.hits[0]?.headings.at(-1)).toEqual([
    {text: 'Exclude from ', isMatch: false},
    {text: 'sync', isMatch: true},
  ]);
  const second = await engine.search({...query, page: 1});
  expect(second.hits.map(({objectID}) => objectID)).toEqual(['c']);
});

it('sends only one request if there are hits', async () => {
  await createEngine().search(query);
  const [request, ...more] = algolia.requests;
  expect(more).toEqual([]);
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    requests: [
      {
        indexName: 'docs',
        query: 'sync',
        page: 0,
        hitsPerPage: 2,
        facetFilters: ['language:en', 'docusaurus_tag:docs-default-5.x'],
      },
    ],
  });
});

it('suggests the record with most of the words if none has all of them', async () => {
  const results = await createEngine().search({...query, text: 'sync once upon'});
  expect(results).toEqual({hits: [], total: 0, suggestion: 'Sync once'});
  expect(await createEngine().search({...query, text: 'zebra'})).toEqual({hits: [], total: 0});
});

it('truncates queries that are too long for Algolia', async () => {
  await createEngine().search({...query, text: 'a '.repeat(5000)});
  const {requests} = JSON.parse(algolia.requests[0]?.body ?? '') as {
    requests: Array<{query: string}>;
  };
  expect(requests[0]?.query).toHaveLength(512);
});

it('rejects with the reason if the deployment is misconfigured', async () => {
  const message = 'Invalid Application-ID or API key';
  algolia.failures.push({status: 403, body: {message, status: 403}});
  await expect(createEngine().search(query)).rejects.toThrow(message);
});
