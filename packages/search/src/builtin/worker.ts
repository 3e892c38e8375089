/** Searches in a worker, to keep the page responsive. */
import {fetchOk} from '@devspace-docs/common';
import type {SearchEngine} from '../types.ts';
import {indexFile} from './index-file.ts';
import type {WorkerRequest, WorkerResponse} from './worker-protocol.ts';
import {createSearchService} from './service.ts';

let service: SearchEngine | undefined;

async function respond({id, indexUrl, tag, query}: WorkerRequest): Promise<WorkerResponse> {
  service ??= createSearchService(async (file) =>
    (await fetchOk(new URL(indexFile(file), indexUrl))).json(),
  );
  try {
    if (query) return {id, results: await service.search(query)};
    await service.prepare(tag);
    return {id};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void respond(data).then((response) => self.postMessage(response));
});
