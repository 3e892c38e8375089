/**
 * Measures the quality of the built-in search with the queries in tests/search:
 * `npm run search:quality`. Fails if it falls below tests/search/floors.json.
 * Lists the 20 worst queries, except for those of the set `untouched`, which must not influence tuning.
 *
 * --questions FILE  measures other queries, without floors. Each line is a JSON object:
 *                   {query, version, routes}
 * --build-dir DIR   reads the site from DIR instead of build/
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {findRegressions, renderQuality, renderSummary, renderWorst} from '@devspace-docs/search';
import type {Floors, MeasuredQuery} from '@devspace-docs/search';
import {parseQuestions, runQueries} from '@devspace-docs/search/node';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  const {values} = parseArgs({
    options: {'build-dir': {type: 'string', default: 'build'}, questions: {type: 'string'}},
  });
  const {'build-dir': dir, questions} = values;
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
  const queries = questions
    ? parseQuestions(await readFile(questions, 'utf8'))
    : ((await read('tests/search/queries.json')) as MeasuredQuery[]);
  const results = await runQueries(queries, dir);
  const tuned = results.filter(({query}) => query.set !== 'untouched');
  console.log(renderWorst(tuned, 20));
  if (!questions) console.log(`\n${renderQuality(results)}`);
  console.log(`\n${renderSummary(results)}`);
  if (questions) return;
  const regressions = findRegressions(results, (await read('tests/search/floors.json')) as Floors);
  if (regressions.length > 0)
    throw new Error(`Search quality regression:\n${regressions.join('\n')}`);
});
