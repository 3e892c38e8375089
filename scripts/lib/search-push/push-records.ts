/**
 * Replaces an index as a whole. Readers search the old one until the new one is complete: it is
 * filled under another name and then moved.
 */
import type {SearchRecord} from '../../../src/lib/search/types.ts';
import {ApiRefusal, type Api, type ApiAnswer} from './algolia-api.ts';
import type {Synonym} from './synonyms.ts';

/** What an index is to hold. */
export interface IndexContent {
  readonly records: readonly SearchRecord[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: readonly Synonym[];
}

/** How to replace it. */
export interface PushOptions {
  /** The name that readers' queries use. */
  readonly index: string;
  /** A name that no other index has. */
  readonly temporaryIndex: string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Records of one request: Algolia asks for less than 10 MB. */
const BATCH = 1000;

const FIRST_LOOK = 200;
const LONGEST_LOOK = 5000;
const LOOKS = 100;

function pathOf(index: string, rest = ''): string {
  return `/1/indexes/${encodeURIComponent(index)}${rest}`;
}

function readTask(answer: ApiAnswer): number {
  if (typeof answer.taskID !== 'number') {
    throw new Error('The response from Algolia has no task ID. A proxy may have changed it.');
  }
  return answer.taskID;
}

/** Replaces an index. After an error, it is as it was. */
export async function pushRecords(
  api: Api,
  {records, settings, synonyms}: IndexContent,
  {index, temporaryIndex, wait, log}: PushOptions,
): Promise<void> {
  async function finish(task: number): Promise<void> {
    for (let look = 0; look < LOOKS; look += 1) {
      const {status} = await api.request('GET', pathOf(temporaryIndex, `/task/${task}`));
      if (status === 'published') return;
      await wait(Math.min(FIRST_LOOK * 1.5 ** look, LONGEST_LOOK));
    }
    throw new Error(
      `Algolia hasn't finished task ${task}. Check the service status and try again.`,
    );
  }

  /** Rules that somebody made in the dashboard are none of ours: they stay. */
  async function copyRules(): Promise<void> {
    const copy = {operation: 'copy', destination: temporaryIndex, scope: ['rules']};
    try {
      await finish(readTask(await api.request('POST', pathOf(index, '/operation'), copy)));
    } catch (error) {
      // The first time, there is nothing to replace.
      if (!(error instanceof ApiRefusal && error.status === 404)) throw error;
      log(`Index ${index} doesn't exist yet; creating it.`);
    }
  }

  async function fill(): Promise<void> {
    const tasks = [
      readTask(await api.request('PUT', pathOf(temporaryIndex, '/settings'), settings)),
      readTask(
        await api.request(
          'POST',
          pathOf(temporaryIndex, '/synonyms/batch?replaceExistingSynonyms=true'),
          synonyms,
        ),
      ),
    ];
    for (let start = 0; start < records.length; start += BATCH) {
      const batch = records.slice(start, start + BATCH);
      const requests = batch.map((body) => ({action: 'addObject', body}));
      tasks.push(readTask(await api.request('POST', pathOf(temporaryIndex, '/batch'), {requests})));
      log(`Sent ${start + batch.length} of ${records.length} records.`);
    }
    for (const task of tasks) await finish(task);
  }

  if (records.length === 0) throw new Error('No records to send: an empty index has no results.');
  try {
    await copyRules();
    await fill();
    const move = {operation: 'move', destination: index};
    await finish(readTask(await api.request('POST', pathOf(temporaryIndex, '/operation'), move)));
    log(`Index ${index} replaced.`);
  } catch (error) {
    // What went wrong first is what matters.
    await api.request('DELETE', pathOf(temporaryIndex)).catch(() => {});
    throw error;
  }
}
