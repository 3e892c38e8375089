/** The part of the public API that needs Node.js. */
export {createRecordReader, readRecords} from './build/read-records.ts';
export {parseQuestions, runQueries} from './build/run-queries.ts';
export {writeIndex} from './build/write-index.ts';
