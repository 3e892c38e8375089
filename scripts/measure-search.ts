/**
 * Measures the quality of the built-in search with the queries in tests/search:
 * `npm run search:quality`. Fails if it falls below tests/search/floors.json.
 * Lists the 20 worst queries, except for those of the set `untouched`, which must not influence tuning.
 *
 * --questions FILE  measures other queries, without floors. Each line is a JSON object:
 *                   {query, version, routes}
 * --build-dir DIR   reads the site from DIR instead of build/
 */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {versions} from '@devspace-docs/versions';
import {
  INDEX_FOLDER,
  indexFile,
  findRegressions,
  measure,
  MEASURED_HITS,
  rankOf,
  renderQuality,
  renderWorst,
  type Floors,
  type MeasuredQuery,
  type MeasuredResult,
} from '@devspace-docs/search';
import {createSearchService} from '@devspace-docs/search/service';
import {runMain} from '@devspace-docs/tasks';

const QUERIES = 'tests/search/queries.json';
const FLOORS = 'tests/search/floors.json';

/** Number of queries to list. */
const WORST_COUNT = 20;

/** A line of the `--questions` file. */
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

async function readQuestions(
  file: string,
): Promise<Array<MeasuredResult['query'] & {answers: readonly string[]}>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const {query, version, routes} = JSON.parse(line) as Question;
    return {query, version, answers: routes};
  });
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'build-dir': {type: 'string', default: 'build'},
      questions: {type: 'string'},
    },
  });
  const folder = path.join(values['build-dir'], INDEX_FOLDER);
  if (!existsSync(folder))
    throw new Error(`No built site in ${values['build-dir']}. Run \`npm run build\` first.`);
  const service = createSearchService((tag) => readJson(path.join(folder, indexFile(tag))));
  const queries =
    values.questions === undefined
      ? ((await readJson(QUERIES)) as readonly MeasuredQuery[])
      : await readQuestions(values.questions);
  const results: MeasuredResult[] = [];
  for (const query of queries) {
    const {hits} = await service.search({
      text: query.query,
      tag: tagOf(query.version),
      page: 0,
      hitsPerPage: MEASURED_HITS,
    });
    const urls = hits.map(({url}) => url);
    results.push({query, urls, rank: rankOf(urls, query.answers)});
  }
  console.log(
    renderWorst(
      results.filter(({query}) => query.set !== 'untouched'),
      WORST_COUNT,
    ),
  );
  const {count, hit1, hit3, hit5} = measure(results);
  const shares = [hit1, hit3, hit5].map((share) => share.toFixed(3));
  if (values.questions === undefined) console.log(`\n${renderQuality(results)}`);
  console.log(`\n${count} queries: hit@1 ${shares[0]}, hit@3 ${shares[1]}, hit@5 ${shares[2]}`);
  if (values.questions !== undefined) return;
  const regressions = findRegressions(results, (await readJson(FLOORS)) as Floors);
  if (regressions.length > 0)
    throw new Error(`Search quality regression:\n${regressions.join('\n')}`);
}

void runMain(main);
