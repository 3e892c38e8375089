/** The part of the public API that needs Node.js. */
export {createArchiveWriter} from './write-archive.ts';
export {zipFiles} from './zip-files.ts';
