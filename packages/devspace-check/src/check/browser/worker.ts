/** Checks configs in a worker, to keep the page responsive. */
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {fetchOk} from '@devspace-docs/common';
import type {PublishedChange, PublishedChanges} from '../../published/types.ts';
import {checkConfig} from '../index.ts';
import type {Schema} from '../schema/types.ts';
import {createFormats, type ConfigFormats} from '../versions/schemas.ts';
import type {CheckRequest, CheckResponse} from './worker-protocol.ts';

let formats: Promise<ConfigFormats> | undefined;

async function load(file: string, schemaUrl: string): Promise<unknown> {
  return (await fetchOk(new URL(file, schemaUrl))).json();
}

async function loadFormats(schemaUrl: string): Promise<ConfigFormats> {
  const schemas = new Map<VersionLabel, Schema>();
  const changes = new Map<VersionLabel, readonly PublishedChange[]>();
  await Promise.all(
    versions.map(async ({label, schema, isLatest}) => {
      schemas.set(label, (await load(`${schema}.json`, schemaUrl)) as Schema);
      if (isLatest) return;
      const data = (await load(`${label}/changes.json`, schemaUrl)) as PublishedChanges;
      changes.set(label, data.changes);
    }),
  );
  return createFormats(
    (version) => schemas.get(version) ?? {},
    (version) => changes.get(version) ?? [],
  );
}

async function respond({id, text, schemaUrl, ...options}: CheckRequest): Promise<CheckResponse> {
  let loaded: ConfigFormats;
  try {
    formats ??= loadFormats(schemaUrl);
    loaded = await formats;
  } catch {
    // The next request retries.
    formats = undefined;
    return {id, error: 'The schemas failed to load. Check your connection and try again.'};
  }
  try {
    return {id, result: checkConfig(text, loaded, options)};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<CheckRequest>) => {
  void respond(data).then((response) => self.postMessage(response));
});
