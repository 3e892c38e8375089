/** Public API. */
export {readCut} from './cut.ts';
export {runCut} from './run-cut.ts';
