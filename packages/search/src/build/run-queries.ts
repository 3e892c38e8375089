/** Runs the queries that measure the search on the index of a built site. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {versions} from '@devspace-docs/versions';
import {INDEX_FOLDER, indexFile} from '../builtin/index-file.ts';
import {createSearchService} from '../builtin/service.ts';
import {MEASURED_HITS, rankOf, type MeasuredResult} from './quality.ts';

/** A query with the URLs that answer it. */
export type AnsweredQuery = MeasuredResult['query'] & {readonly answers: readonly string[]};

/** A line of a file of questions. */
interface Question {
  readonly query: string;
  /** Label of a version: `6.x`. */
  readonly version: string;
  /** Paths of the pages that answer it. */
  readonly routes: readonly string[];
}

/** Reads questions: a JSON object per line, `{query, version, routes}`. */
export function parseQuestions(text: string): AnsweredQuery[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const {query, version, routes} = JSON.parse(line) as Question;
      return {query, version, answers: routes};
    });
}

function tagOf({query, version}: AnsweredQuery): string {
  const found = versions.find(({label}) => label === version);
  if (!found) throw new Error(`query "${query}": unknown version ${version}`);
  return found.searchTag;
}

/**
 * @param buildDir - Folder of the built site.
 * @throws Error if there is no built site, or a query has an unknown version.
 */
export async function runQueries(
  queries: readonly AnsweredQuery[],
  buildDir: string,
): Promise<MeasuredResult[]> {
  const folder = path.join(buildDir, INDEX_FOLDER);
  if (!existsSync(folder))
    throw new Error(`No built site in ${buildDir}. Run \`npm run build\` first.`);
  const service = createSearchService(
    async (tag) => JSON.parse(await readFile(path.join(folder, indexFile(tag)), 'utf8')) as unknown,
  );
  const results: MeasuredResult[] = [];
  for (const query of queries) {
    const request = {text: query.query, tag: tagOf(query), page: 0, hitsPerPage: MEASURED_HITS};
    const urls = (await service.search(request)).hits.map(({url}) => url);
    results.push({query, urls, rank: rankOf(urls, query.answers)});
  }
  return results;
}
