import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../../src/lib/search/types.ts';
import {AlgoliaStandIn} from '../../../tests/lib/algolia/stand-in.ts';
import {serveStandIn, type ServedStandIn} from '../../../tests/lib/algolia/serve-stand-in.ts';
import {createApi} from './algolia-api.ts';
import {pushRecords} from './push-records.ts';
import type {Synonym} from './synonyms.ts';

const keys = {appId: 'APP1', searchKey: 'search-key', adminKey: 'admin-key-that-is-secret'};

function record(number: number): SearchRecord {
  return {
    objectID: `record-${number}`,
    kind: 'page',
    url: `/docs/${number}`,
    anchor: '',
    hierarchy: {lvl0: 'Docs', lvl1: `Page ${number}`},
    content: '',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    pageRank: 1,
  };
}

const synonyms: Synonym[] = [
  {objectID: 'a', type: 'oneWaySynonym', input: 'delete', synonyms: ['remove']},
];
const settings = {customRanking: ['desc(pageRank)']};
const refusal = (status: number, message: string) => ({status, body: {message, status}});

let standIn: AlgoliaStandIn;
let served: ServedStandIn;
let waits: number[];
let lines: string[];

beforeEach(async () => {
  standIn = new AlgoliaStandIn(keys);
  served = await serveStandIn(standIn);
  waits = [];
  lines = [];
});

afterEach(() => served.close());

async function push(
  records = [record(1), record(2)],
  adminKey = keys.adminKey,
  hosts = [served.url],
) {
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const api = createApi({appId: keys.appId, adminKey}, {fetch, wait, hosts});
  await pushRecords(
    api,
    {records, settings, synonyms},
    {index: 'docs', temporaryIndex: 'docs_tmp', wait, log: (line) => lines.push(line)},
  );
}

function idsOf(index: string): string[] | undefined {
  const stored = standIn.indexes.get(index);
  return stored && [...stored.records.keys()];
}

describe('an index', () => {
  it('is made with records, settings and synonyms', async () => {
    await push();
    expect(idsOf('docs')).toEqual(['record-1', 'record-2']);
    expect(standIn.indexes.get('docs')).toMatchObject({settings, synonyms});
    expect(lines).toContain("Index docs doesn't exist yet; creating it.");
    expect(lines.at(-1)).toBe('Index docs replaced.');
  });

  it('is replaced as a whole, and keeps the rules of its owner', async () => {
    standIn.fill('docs', [{objectID: 'old'}]);
    const old = standIn.indexes.get('docs');
    if (old) old.rules = ['promoted'];
    await push();
    expect(idsOf('docs')).toEqual(['record-1', 'record-2']);
    expect(standIn.indexes.get('docs')?.rules).toEqual(['promoted']);
    expect([...standIn.indexes.keys()]).toEqual(['docs']);
  });

  it('is not touched before the new one is complete', async () => {
    standIn.fill('docs', [{objectID: 'old'}]);
    await push();
    const steps = standIn.requests.map(({method, path}) => `${method} ${path.split('?')[0]}`);
    const move = steps.lastIndexOf('POST /1/indexes/docs_tmp/operation');
    const batch = steps.indexOf('POST /1/indexes/docs_tmp/batch');
    expect(batch).toBeGreaterThan(0);
    // Each task is asked for until it is done.
    expect(steps.slice(batch, move).filter((step) => step.includes('/task/')).length).toBe(6);
    expect(
      steps.slice(0, move).filter((step) => /^(?:PUT|DELETE|POST) \/1\/indexes\/docs\//.test(step)),
    ).toEqual(['POST /1/indexes/docs/operation']);
  });

  it('gets many records in batches', async () => {
    await push(Array.from({length: 2500}, (_, number) => record(number)));
    const batches = standIn.requests.filter(({path}) => path.endsWith('/batch'));
    expect(
      batches.map(({body}) => (JSON.parse(body) as {requests: unknown[]}).requests.length),
    ).toEqual([1000, 1000, 500]);
    expect(idsOf('docs')).toHaveLength(2500);
    expect(lines).toContain('Sent 2500 of 2500 records.');
  });

  it('is not replaced by an empty one', async () => {
    await expect(push([])).rejects.toThrow('No records to send');
    expect(standIn.requests).toEqual([]);
  });
});

describe('a service that fails', () => {
  it.each([429, 500, 503])(
    'with %s is asked again, after longer and longer pauses',
    async (status) => {
      standIn.failures.push(refusal(status, 'busy'), refusal(status, 'busy'));
      await push();
      expect(idsOf('docs')).toHaveLength(2);
      expect(waits.slice(0, 2)).toEqual([500, 1000]);
    },
  );

  it('is left alone after some attempts, and the old index stays', async () => {
    standIn.fill('docs', [{objectID: 'old'}]);
    standIn.failures.push(...Array.from({length: 100}, () => refusal(503, 'maintenance')));
    await expect(push()).rejects.toThrow(
      /after 6 attempts\. Last error: 127\.0\.0\.1:\d+: 503: maintenance/,
    );
    expect(idsOf('docs')).toEqual(['old']);
  });

  it('cannot be reached: another host is', async () => {
    await push([record(1)], keys.adminKey, ['http://127.0.0.1:9', served.url]);
    expect(idsOf('docs')).toEqual(['record-1']);
  });

  it('in the middle leaves no half index behind', async () => {
    standIn.fill('docs', [{objectID: 'old'}]);
    standIn.failures.push(
      undefined,
      undefined,
      undefined,
      undefined,
      refusal(400, 'Record is too big'),
    );
    await expect(push()).rejects.toThrow('400: Record is too big');
    expect(idsOf('docs')).toEqual(['old']);
    expect([...standIn.indexes.keys()]).toEqual(['docs']);
  });
});

describe('a key', () => {
  it.each(['wrong-key', keys.searchKey])(
    'without the right to write is named with what it needs, and not told: %s',
    async (key) => {
      const error = await push([record(1)], key).catch((reason: unknown) => reason as Error);
      expect(error).toBeInstanceOf(Error);
      const {message} = error as Error;
      expect(message).toContain('ALGOLIA_ADMIN_KEY');
      expect(message).toContain('APP1');
      expect(message).toContain('addObject, deleteIndex and editSettings');
      expect(message).not.toContain(key);
    },
  );

  it('is taken out of what the service or the network says', async () => {
    standIn.failures.push(refusal(400, `unexpected ${keys.adminKey}`));
    await expect(push()).rejects.toThrow('400: unexpected ***');
    expect(lines.join()).not.toContain(keys.adminKey);
  });
});
