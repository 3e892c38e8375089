/**
 * Converts many pages, on all processors.
 */
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {openProcesses} from '../../processes/open-processes.ts';
import {convertPage} from './convert.ts';
import type {Place} from './simplify.ts';

/** The text of a built page. */
export interface Article {
  readonly html: string;
  readonly place: Place;
}

/** Pages that are converted in the time that other processes need to start. */
const FEW = 40;

/** Pages that a process is given at a time: few enough that all are done at the same time. */
const BATCH = 10;

/** More processes would start longer than they work. */
const MOST_PROCESSES = 4;

/** Converts pages one after the other; see `convertPage`. A page without text is an empty one. */
export function convertBatch(articles: readonly Article[]): string[] {
  return articles.map(({html, place}) => convertPage(html, place) ?? '');
}

/** Converts pages, many of them in processes of their own. Returns them in their order. */
export async function convertPages(articles: readonly Article[]): Promise<string[]> {
  if (articles.length <= FEW) return convertBatch(articles);
  const batches = Array.from({length: Math.ceil(articles.length / BATCH)}, (_, index) =>
    articles.slice(index * BATCH, (index + 1) * BATCH),
  );
  const processes = openProcesses<readonly Article[], string[]>({
    file: fileURLToPath(import.meta.url),
    name: convertBatch.name,
    count: Math.min(availableParallelism(), MOST_PROCESSES),
  });
  try {
    return (await Promise.all(batches.map(processes.run))).flat();
  } finally {
    await processes.close();
  }
}
