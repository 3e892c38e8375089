import type {DocSearchTransformClient} from '@docsearch/react';
import {isExact, type SearchRunner} from '@devspace-docs/search';
import {toModalHit} from './modal-hits.ts';

/** Searches for DocSearch. A failed search has no hits: DocSearch doesn't catch errors. */
export function createModalSearch(
  {run}: SearchRunner,
  scope: {readonly tag: string; readonly hitsPerPage: number},
): DocSearchTransformClient['search'] {
  const search = async ({requests}: {readonly requests: ReadonlyArray<{query: string}>}) => ({
    results: await Promise.all(
      requests.map(async ({query}) => {
        const results = await run({text: query.trim(), page: 0, ...scope});
        const hits = results?.hits.map((hit, index) =>
          toModalHit(hit, index === 0 && isExact(hit, query), index === 0),
        );
        return {hits: hits ?? []};
      }),
    ),
  });
  return search as DocSearchTransformClient['search'];
}
