/** Searches in a worker, to keep the page responsive. */
import {fetchOk} from '@devspace-docs/common';
import {indexFile} from './index-file.ts';
import type {WorkerRequest, WorkerResponse, WorkerSetup} from './worker-protocol.ts';
import {createSearchService, type SearchService} from './service.ts';

let service: SearchService | undefined;

async function handle(request: WorkerRequest): Promise<WorkerResponse> {
  const {id} = request;
  try {
    if (!service) throw new Error('Search was called before it was set up.');
    if (request.call === 'search') {
      return {id, isDone: true, results: await service.search(request.query)};
    }
    await service.prepare(request.tag);
    return {id, isDone: true};
  } catch (error) {
    return {id, isDone: false, message: error instanceof Error ? error.message : String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerSetup | WorkerRequest>) => {
  if ('indexUrl' in data) {
    service = createSearchService(async (tag) =>
      (await fetchOk(new URL(indexFile(tag), data.indexUrl))).json(),
    );
  } else void handle(data).then((response) => self.postMessage(response));
});
