/**
 * Sends the search records of the built site to Algolia: `npm run search:push`.
 *
 * Replaces the whole index that ALGOLIA_APP_ID and ALGOLIA_INDEX specify. ALGOLIA_ADMIN_KEY is a key
 * with the permissions addObject, deleteIndex, settings and editSettings; it is never printed.
 *
 * --dry-run  prints what it would send, without any requests
 * --dir DIR  reads the site from DIR instead of build/
 */
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {readDeployment} from '@devspace-docs/static-host';
import {versions} from '@devspace-docs/versions';
import {
  type SearchRecord,
  describeContent,
  pushRecords,
  type IndexContent,
  readPushSettings,
  indexSettings,
  writeSynonyms,
} from '@devspace-docs/search';
import {runMain} from '@devspace-docs/tasks';
import {readRecords} from '@devspace-docs/search/node';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      dir: {type: 'string', default: 'build'},
    },
  });
  const isDryRun = values['dry-run'];
  // Report missing settings before the slow part, reading the site.
  const settings = isDryRun ? undefined : readPushSettings(process.env);
  // Pushing doesn't need the readers' search key, which `readDeployment` would require.
  const {baseUrl} = readDeployment({
    ...process.env,
    ALGOLIA_APP_ID: '',
    ALGOLIA_SEARCH_KEY: '',
    ALGOLIA_INDEX: '',
  });
  const records: SearchRecord[] = [];
  for (const {label} of versions) records.push(...(await readRecords(values.dir, baseUrl, label)));
  const content: IndexContent = {
    records,
    settings: indexSettings,
    synonyms: writeSynonyms(),
  };
  for (const line of describeContent(content)) console.log(line);
  if (!settings) return;
  await pushRecords(algoliasearch(settings.appId, settings.adminKey), settings.index, content);
  console.log(`Index ${settings.index} replaced.`);
}

void runMain(main);
