import type {AlgoliaDeployment} from '@devspace-docs/static-host';
import type {SearchEngine} from './types.ts';

/** Settings that select the engine. */
export interface EngineSettings {
  readonly baseUrl: string;
  /** Undefined for the built-in engine. */
  readonly algolia?: AlgoliaDeployment;
}

async function loadEngine({baseUrl, algolia}: EngineSettings): Promise<SearchEngine> {
  if (algolia) {
    const {createAlgoliaEngine} = await import('./algolia/index.ts');
    return createAlgoliaEngine({...algolia, origin: window.location.origin});
  }
  const {createBuiltinEngine} = await import('./builtin/index.ts');
  return createBuiltinEngine(baseUrl);
}

/** An engine that loads its code with the first call, and retries after a failure. */
export function createLazyEngine(load: () => Promise<SearchEngine>): SearchEngine {
  let loaded: Promise<SearchEngine> | undefined;
  const get = (): Promise<SearchEngine> =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
  return {
    prepare: async (tag) => (await get()).prepare(tag),
    search: async (query) => (await get()).search(query),
  };
}

let shared: SearchEngine | undefined;

/** The engine of this deployment. All callers share one instance, and its loaded index. */
export function searchEngine(settings: EngineSettings): SearchEngine {
  return (shared ??= createLazyEngine(() => loadEngine(settings)));
}
