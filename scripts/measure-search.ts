/**
 * Measures the quality of the built-in search with the queries in tests/search:
 * `npm run search:quality`. Fails if it falls below tests/search/floors.json.
 *
 * --misses         lists queries of the tuned half whose first hit isn't an answer; misses of the
 *                  untouched half aren't shown on purpose
 * --questions FILE measures other queries instead, one JSON object a line: {query, version, routes}.
 *                  Prints the 20 worst with what came first, and compares nothing with the floors
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

/** Number of queries to list. */
const WORST = 20;

/** A line of a file of questions. */
interface Question {
  readonly query: string;
  readonly version: string;
  /** Paths of the pages that answer it. */
  readonly routes: readonly string[];
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function tagOf(version: string): string {
  const found = versions.find(({label}) => label === version);
  if (!found) throw new Error(`${QUERIES}: unknown version ${version}.`);
  return found.searchTag;
}

type Search = (query: string, version: string) => Promise<readonly string[]>;

/** Measures queries that aren't part of the repository. */
async function measureQuestions(file: string, search: Search): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const results = await Promise.all(
    lines.map(async (line) => {
      const {query, version, routes} = JSON.parse(line) as Question;
      const urls = await search(query, version);
      return {query, version, urls, place: placeOf(urls, routes)};
    }),
  );
  const {count, hit1, hit3, hit5} = measure(results);
  const shares = [hit1, hit3, hit5].map((share) => share.toFixed(3));
  console.log(`${count} queries: hit@1 ${shares[0]}, hit@3 ${shares[1]}, hit@5 ${shares[2]}`);
  const badness = ({place}: {readonly place: number}): number => place || Infinity;
  const worst = results.filter(({place}) => place !== 1).sort((a, b) => badness(b) - badness(a));
  for (const {query, version, urls, place} of worst.slice(0, WORST)) {
    console.log(`\n[${place || '-'}] ${query} (${version})`);
    for (const url of urls.slice(0, 3)) console.log(`    ${url}`);
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'build-dir': {type: 'string', default: 'build'},
      misses: {type: 'boolean', default: false},
      questions: {type: 'string'},
    },
  });
  const folder = path.join(values['build-dir'], INDEX_FOLDER);
  if (!existsSync(folder))
    throw new Error(`No built site in ${values['build-dir']}. Run \`npm run build\` first.`);
  const service = createSearchService((tag) => readJson(path.join(folder, indexFile(tag))));
  const search: Search = async (text, version) => {
    const query = {text, tag: tagOf(version), page: 0, hitsPerPage: MEASURED_HITS};
    return (await service.search(query)).hits.map(({url}) => url);
  };
  if (values.questions !== undefined) return measureQuestions(values.questions, search);
  const results: MeasuredResult[] = [];
  for (const query of (await readJson(QUERIES)) as readonly MeasuredQuery[]) {
    const urls = await search(query.query, query.version);
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
