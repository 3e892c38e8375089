/** The part of the public API that needs Node.js. */
export {createRecordReader} from './build/read-records.ts';
export {parseQuestions, runQueries} from './build/run-queries.ts';
export {writeIndex} from './build/write-index.ts';
export {readContent} from './push/read-content.ts';
