/** The part of the public API that needs Node.js. */
export {writeArchive} from './write-archive.ts';
export {zipFiles} from './zip-files.ts';
