import {expect, it} from 'vitest';
import {record} from '../builtin/fixture.ts';
import {pushRecords, type PushClient} from './push-records.ts';

const sample = record({url: '/docs/a', title: 'A'});
const content = {records: [sample], settings: {ignorePlurals: true}, synonyms: []};

/** A client that records its calls. */
function clientWith(calls: unknown[], error?: Error): PushClient {
  const updated = (call: unknown) => {
    calls.push(call);
    return error ? Promise.reject(error) : Promise.resolve({taskID: calls.length, updatedAt: ''});
  };
  return {
    setSettings: updated,
    saveSynonyms: updated,
    waitForTask: (call) => {
      calls.push(call);
      return Promise.resolve({status: 'published'});
    },
    replaceAllObjects: (call) => {
      calls.push(call);
      return Promise.resolve({
        copyOperationResponse: {taskID: 9, updatedAt: ''},
        batchResponses: [],
        moveOperationResponse: {taskID: 9, updatedAt: ''},
      });
    },
  };
}

it('replaces the records after updating settings and synonyms', async () => {
  const calls: unknown[] = [];
  await pushRecords(clientWith(calls), 'docs', content);
  expect(calls).toEqual([
    {indexName: 'docs', indexSettings: content.settings},
    {indexName: 'docs', synonymHit: [], replaceExistingSynonyms: true},
    {indexName: 'docs', taskID: 1},
    {indexName: 'docs', taskID: 2},
    {indexName: 'docs', objects: [sample], batchSize: 1000},
  ]);
});

it('never replaces an index with an empty one', async () => {
  const calls: unknown[] = [];
  const push = pushRecords(clientWith(calls), 'docs', {...content, records: []});
  await expect(push).rejects.toThrow('No records to send');
  expect(calls).toEqual([]);
});

it('lists the permissions that a rejected key needs', async () => {
  const error = Object.assign(new Error('Invalid Application-ID or API key'), {status: 403});
  await expect(pushRecords(clientWith([], error), 'docs', content)).rejects.toThrow(
    /403: Invalid Application-ID.*ALGOLIA_ADMIN_KEY.*addObject, deleteIndex, settings and editSettings/,
  );
});
