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
import {describeContent, pushRecords, readPushSettings} from '@devspace-docs/search';
import {readContent} from '@devspace-docs/search/node';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      dir: {type: 'string', default: 'build'},
    },
  });
  // Report missing settings before the slow part, reading the site.
  const settings = values['dry-run'] ? undefined : readPushSettings(process.env);
  const content = await readContent(values.dir, process.env);
  for (const line of describeContent(content)) console.log(line);
  if (!settings) return;
  await pushRecords(algoliasearch(settings.appId, settings.adminKey), settings.index, content);
  console.log(`Index ${settings.index} replaced.`);
});
