/** Public API. */
export {offlineArchive, offlineName} from './names.ts';
