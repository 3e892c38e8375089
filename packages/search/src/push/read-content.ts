import {readDeployment} from '@devspace-docs/static-host';
import {versions} from '@devspace-docs/versions';
import {readRecords} from '../build/read-records.ts';
import type {SearchRecord} from '../types.ts';
import type {IndexContent} from './push-records.ts';
import {indexSettings} from './settings.ts';
import {writeSynonyms} from './synonyms.ts';

/**
 * Reads the content of the Algolia index from the built site.
 *
 * @param dir - Folder of the built site.
 * @param env - Environment variables that the site was built with.
 */
export async function readContent(
  dir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<IndexContent> {
  // Pushing doesn't need the readers' search key, which `readDeployment` would require.
  const {baseUrl} = readDeployment({
    ...env,
    ALGOLIA_APP_ID: '',
    ALGOLIA_SEARCH_KEY: '',
    ALGOLIA_INDEX: '',
  });
  const records: SearchRecord[] = [];
  for (const {label} of versions) records.push(...(await readRecords(dir, baseUrl, label)));
  return {records, settings: indexSettings, synonyms: writeSynonyms()};
}
