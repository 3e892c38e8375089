import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createBuiltinEngine} from './index.ts';
import type {WorkerRequest, WorkerResponse} from './worker-protocol.ts';

/** A worker whose replies are defined by the test. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  static reply: (request: WorkerRequest) => WorkerResponse | 'error' = ({id}) => ({id});
  readonly received: WorkerRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(message: WorkerRequest): void {
    this.received.push(message);
    const reply = FakeWorker.reply(message);
    queueMicrotask(() => {
      this.dispatchEvent(
        reply === 'error' ? new Event('error') : new MessageEvent('message', {data: reply}),
      );
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.reply = ({id}) => ({id});
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('window', {location: {href: 'https://docs.example/base/page?q=1'}});
});
afterEach(() => vi.unstubAllGlobals());

const query = {text: 'sync', tag: 'docs-default-current', page: 0, hitsPerPage: 5};

it('starts no worker before the first call', () => {
  createBuiltinEngine('/base/');
  expect(FakeWorker.all).toHaveLength(0);
});

it('passes the URL of the index and the requests to the worker', async () => {
  const results = {hits: [], total: 0};
  FakeWorker.reply = ({id}) => ({id, results});
  const engine = createBuiltinEngine('/base/');
  await engine.prepare(query.tag);
  await expect(engine.search(query)).resolves.toEqual(results);
  expect(FakeWorker.all).toHaveLength(1);
  const indexUrl = 'https://docs.example/base/search-index/';
  expect(FakeWorker.all[0]?.received).toEqual([
    {id: 1, indexUrl, tag: query.tag},
    {id: 2, indexUrl, tag: query.tag, query},
  ]);
});

it('rejects with the error message of the worker', async () => {
  FakeWorker.reply = ({id}) => ({id, error: 'The search index is corrupt.'});
  const engine = createBuiltinEngine('/base/');
  await expect(engine.prepare(query.tag)).rejects.toThrow('The search index is corrupt.');
});

it('starts another worker after one failed to load', async () => {
  FakeWorker.reply = () => 'error';
  const engine = createBuiltinEngine('/base/');
  await expect(engine.prepare(query.tag)).rejects.toThrow('Search failed to start');
  expect(FakeWorker.all[0]?.isTerminated).toBe(true);
  FakeWorker.reply = ({id}) => ({id});
  await expect(engine.prepare(query.tag)).resolves.toBeUndefined();
  expect(FakeWorker.all).toHaveLength(2);
});
