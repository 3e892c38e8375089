/** Checks configs in the background, so that typing stays smooth. */
import {versions} from '../../config/versions.ts';
import {checkConfig} from './index.ts';
import type {CheckRequest, CheckResponse} from './messages.ts';
import type {Schema} from './schema/types.ts';
import {provideSchema} from './schemas.ts';

let schemas: Promise<unknown> | undefined;

async function loadSchemas(schemaUrl: string): Promise<void> {
  await Promise.all(
    versions.map(async ({label, schema}) => {
      const response = await fetch(new URL(`${schema}.json`, schemaUrl));
      if (!response.ok) throw new Error(`${schema}.json: ${response.status}`);
      provideSchema(label, (await response.json()) as Schema);
    }),
  );
}

async function answer({id, text, version, schemaUrl}: CheckRequest): Promise<CheckResponse> {
  try {
    schemas ??= loadSchemas(schemaUrl);
    await schemas;
  } catch {
    // The next request tries again.
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
  void answer(data).then((response) => self.postMessage(response));
});
