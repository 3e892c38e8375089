/** Checks configs in a worker, to keep the page responsive. */
import {versions} from '@devspace-docs/versions';
import {fetchOk} from '@devspace-docs/common';
import type {PublishedChanges} from '../published/types.ts';
import {provideChanges} from './field-changes.ts';
import {checkConfig} from './index.ts';
import type {CheckRequest, CheckResponse} from './messages.ts';
import type {Schema} from './schema/types.ts';
import {provideSchema} from './schemas.ts';

let schemas: Promise<unknown> | undefined;

async function load(file: string, schemaUrl: string): Promise<unknown> {
  return (await fetchOk(new URL(file, schemaUrl))).json();
}

async function loadSchemas(schemaUrl: string): Promise<void> {
  await Promise.all(
    versions.map(async ({label, schema, isLatest}) => {
      provideSchema(label, (await load(`${schema}.json`, schemaUrl)) as Schema);
      if (isLatest) return;
      const {changes} = (await load(`${label}/changes.json`, schemaUrl)) as PublishedChanges;
      provideChanges(label, changes);
    }),
  );
}

async function respond({id, text, version, schemaUrl}: CheckRequest): Promise<CheckResponse> {
  try {
    schemas ??= loadSchemas(schemaUrl);
    await schemas;
  } catch {
    // The next request retries.
    schemas = undefined;
    return {id, error: 'The schemas failed to load. Check your connection, and try again.'};
  }
  try {
    return {id, result: checkConfig(text, version && {version})};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<CheckRequest>) => {
  void respond(data).then((response) => self.postMessage(response));
});
