import type {SearchClient, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../types.ts';

export type PushClient = Pick<
  SearchClient,
  'replaceAllObjects' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
>;

export interface IndexContent {
  readonly records: readonly SearchRecord[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: readonly SynonymHit[];
}

/** Adds the required permissions to errors about the API key. */
function explain(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const {status} = error as {readonly status?: number};
  if (status !== 401 && status !== 403) return error;
  return new Error(
    `Algolia rejected the key (${status}: ${error.message}). ALGOLIA_ADMIN_KEY must be a key for the ` +
      'application ALGOLIA_APP_ID with the permissions addObject, deleteIndex, settings and editSettings. ' +
      'See "API keys" in the Algolia dashboard.',
  );
}

/**
 * Replaces the records, settings and synonyms of an index. Searches use the previous records until
 * the upload is complete. Rules from the dashboard are kept.
 *
 * @throws Error that doesn't contain the key.
 */
export async function pushRecords(
  client: PushClient,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
): Promise<void> {
  if (records.length === 0) throw new Error('No records to send: an empty index has no results.');
  try {
    const tasks = [
      await client.setSettings({indexName, indexSettings: settings}),
      await client.saveSynonyms({
        indexName,
        synonymHit: [...synonyms],
        replaceExistingSynonyms: true,
      }),
    ];
    for (const {taskID} of tasks) await client.waitForTask({indexName, taskID});
    // Fills a temporary index, copies settings, synonyms and rules to it, and renames it.
    const objects = records.map((record) => ({...record}));
    await client.replaceAllObjects({indexName, objects, batchSize: 1000});
  } catch (error) {
    throw explain(error);
  }
}
