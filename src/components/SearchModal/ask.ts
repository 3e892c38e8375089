import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import {LONGEST_QUERY} from '../../search/search-address.ts';
import type {SearchEngine} from '../../search/types.ts';
import {warnOfFailure} from '../../search/warn-of-failure.ts';
import {toModalHits, type ModalHit} from './docsearch-hits.ts';

/** What became of the latest question. */
export type Outcome =
  | {readonly status: 'found'; readonly total: number}
  | {readonly status: 'nothing'; readonly query: string; readonly suggestion?: string}
  | {readonly status: 'failed'; readonly query: string};

/** What DocSearch reads of an answer. */
export interface ModalAnswer {
  readonly hits: ModalHit[];
  readonly nbHits: number;
}

/** Asks the engine for DocSearch, and tells what came of it. */
export interface Asker {
  readonly ask: (text: string) => Promise<ModalAnswer>;
  /** What was asked before no longer matters. */
  readonly forget: () => void;
}

const NO_HITS: ModalAnswer = {hits: [], nbHits: 0};

/**
 * @param onOutcome - Called for the latest question only; with undefined when there is none.
 */
export function createAsker(
  engine: SearchEngine,
  question: {readonly tag: string; readonly hitsPerPage: number},
  onOutcome: (outcome: Outcome | undefined) => void,
): Asker {
  let latest = 0;
  return {
    async ask(typed) {
      const number = ++latest;
      const tell = (outcome: Outcome | undefined): void => {
        if (number === latest) onOutcome(outcome);
      };
      const text = typed.trim().slice(0, LONGEST_QUERY);
      if (text === '') {
        tell(undefined);
        return NO_HITS;
      }
      try {
        const {hits, total, suggestion} = await engine.search({text, page: 0, ...question});
        tell(
          hits.length > 0
            ? {status: 'found', total}
            : {status: 'nothing', query: text, ...(suggestion !== undefined && {suggestion})},
        );
        return {hits: toModalHits(hits), nbHits: total};
      } catch (error) {
        warnOfFailure(error);
        tell({status: 'failed', query: text});
        // DocSearch leaves a rejection to the browser: it would count as an error of the page.
        return NO_HITS;
      }
    },
    forget() {
      latest += 1;
      onOutcome(undefined);
    },
  };
}

/** Lets DocSearch ask us in the place of Algolia. */
export function replaceClient(
  ask: Asker['ask'],
): NonNullable<DocSearchModalProps['transformSearchClient']> {
  const search = async (request: {readonly requests: ReadonlyArray<{readonly query: string}>}) => ({
    results: await Promise.all(request.requests.map(({query}) => ask(query))),
  });
  return (client) => ({...client, search: search as unknown as DocSearchTransformClient['search']});
}
