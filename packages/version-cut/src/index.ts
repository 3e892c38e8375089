/** Public API. */
export {cutVersion} from './cut-version.ts';
export {readCut} from './cut.ts';
export {findMentions, formatReport} from './report.ts';
