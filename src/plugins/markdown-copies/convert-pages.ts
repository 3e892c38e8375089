/**
 * Converts many pages, on all processors.
 */
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {openProcesses} from '../../processes/open-processes.ts';
import type {Article} from './convert-batch.ts';

/** Pages that are converted in the time that other processes need to start. */
const FEW = 40;

/** Pages that a process is given at a time: few enough that all are done at the same time. */
const BATCH = 10;

/** More processes would start longer than they work. */
const MOST_PROCESSES = 4;

/** Converts pages, many of them in processes of their own. Returns them in their order. */
export async function convertPages(articles: readonly Article[]): Promise<string[]> {
  if (articles.length <= FEW) {
    // Loaded here, since most builds find all copies in the cache.
    const {convertBatch} = await import('./convert-batch.ts');
    return convertBatch(articles);
  }
  const batches = Array.from({length: Math.ceil(articles.length / BATCH)}, (_, index) =>
    articles.slice(index * BATCH, (index + 1) * BATCH),
  );
  const processes = openProcesses<readonly Article[], string[]>({
    file: fileURLToPath(new URL('./convert-batch.ts', import.meta.url)),
    name: 'convertBatch',
    count: Math.min(availableParallelism(), MOST_PROCESSES),
  });
  try {
    return (await Promise.all(batches.map(processes.run))).flat();
  } finally {
    await processes.close();
  }
}
