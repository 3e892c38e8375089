import type {AlgoliaDeployment} from '../../config/deployment.ts';
import type {SearchEngine} from './types.ts';

/** Settings that select the engine. */
export interface EngineSettings {
  readonly baseUrl: string;
  /** Absent if the built-in engine is used. */
  readonly algolia?: AlgoliaDeployment;
}

async function loadEngine({baseUrl, algolia}: EngineSettings): Promise<SearchEngine> {
  if (algolia) {
    const {createAlgoliaEngine} = await import('./algolia/index');
    return createAlgoliaEngine({...algolia, origin: window.location.origin});
  }
  const {createBuiltinEngine} = await import('./builtin/index');
  return createBuiltinEngine({baseUrl});
}

/** An engine whose code is loaded when it is first asked, and again if that fails. */
export function createLazyEngine(load: () => Promise<SearchEngine>): SearchEngine {
  let loaded: Promise<SearchEngine> | undefined;
  const get = (): Promise<SearchEngine> => {
    const current = (loaded ??= load());
    current.catch(() => {
      if (loaded === current) loaded = undefined;
    });
    return current;
  };
  return {
    prepare: async (tag) => (await get()).prepare(tag),
    search: async (query) => (await get()).search(query),
  };
}

let shared: SearchEngine | undefined;

/** The engine of this deployment, one for all who ask: what it has loaded serves them all. */
export function searchEngine(settings: EngineSettings): SearchEngine {
  return (shared ??= createLazyEngine(() => loadEngine(settings)));
}
