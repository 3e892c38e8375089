/**
 * Measures the quality of the built-in search with the queries in tests/search:
 * `npm run search:quality`. Fails if it falls below tests/search/floors.json.
 *
 * --misses         lists queries of the tuned half whose first hit isn't an answer; misses of the
 *                  untouched half aren't shown on purpose
 * --build-dir DIR  uses another folder than build/
 */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {versions} from '../src/config/versions.ts';
import {INDEX_FOLDER, indexFile} from '../src/search/builtin/index-file.ts';
import {createSearchService} from '../src/search/builtin/service.ts';
import {runMain} from './lib/run-main.ts';
import {
  findFalls,
  measure,
  MEASURED_HITS,
  placeOf,
  renderQuality,
  type Floors,
  type MeasuredQuery,
  type MeasuredResult,
} from './lib/search/quality.ts';

const QUERIES = 'tests/search/queries.json';
const FLOORS = 'tests/search/floors.json';

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function tagOf(version: string): string {
  const found = versions.find(({label}) => label === version);
  if (!found) throw new Error(`${QUERIES}: unknown version ${version}.`);
  return found.searchTag;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'build-dir': {type: 'string', default: 'build'},
      misses: {type: 'boolean', default: false},
    },
  });
  const folder = path.join(values['build-dir'], INDEX_FOLDER);
  if (!existsSync(folder))
    throw new Error(`No built site in ${values['build-dir']}. Run \`npm run build\` first.`);
  const service = createSearchService((tag) => readJson(path.join(folder, indexFile(tag))));
  const queries = (await readJson(QUERIES)) as readonly MeasuredQuery[];
  const results: MeasuredResult[] = [];
  for (const query of queries) {
    const {hits} = await service.search({
      text: query.query,
      tag: tagOf(query.version),
      page: 0,
      hitsPerPage: MEASURED_HITS,
    });
    const urls = hits.map(({url}) => url);
    const place = placeOf(urls, query.answers);
    results.push({query, place});
    if (values.misses && query.half === 'tuned' && place !== 1) {
      console.log(`${query.id} [${place || '-'}] ${query.query}`);
      for (const url of urls.slice(0, 4)) console.log(`    ${url}`);
    }
  }
  console.log(renderQuality(results));
  console.log(`\nAll queries: hit@1 ${measure(results).hit1.toFixed(3)}`);
  const falls = findFalls(results, (await readJson(FLOORS)) as Floors);
  if (falls.length > 0) throw new Error(`Search quality regression:\n${falls.join('\n')}`);
}

void runMain(main);
