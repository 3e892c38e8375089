/** The built-in engine without a worker, for pages that are opened from a disk. */
export {createSearchService} from './service.ts';
export type {Highlighted, SearchHit} from '../types.ts';
