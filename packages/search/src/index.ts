/** Public API. */
export {
  type Floors,
  type MeasuredQuery,
  findRegressions,
  renderQuality,
  renderSummary,
  renderWorst,
} from './build/quality.ts';
export {createMessageMatcher, stripLinePrefixes} from './builtin/fold-message.ts';
export {INDEX_FOLDER, indexFile} from './builtin/index-file.ts';
export {unpackIndex} from './builtin/pack.ts';
export {isEntry} from './builtin/rank.ts';
export {createSearcher} from './builtin/searcher.ts';
export {describeHit, isExact, toPlainText} from './describe-hit.ts';
export {searchEngine} from './engine.ts';
export {type BetterVersion, countGood, findBetterVersion} from './other-versions.ts';
export {describeContent} from './push/describe-content.ts';
export {pushRecords} from './push/push-records.ts';
export {readPushSettings} from './push/read-settings.ts';
export {
  type SearchRunner,
  type SearchState,
  createSearchRunner,
  describeState,
} from './search-runner.ts';
export {
  MAX_QUERY_LENGTH,
  SEARCH_PAGE,
  type SearchUrl,
  lastPageInstead,
  readSearchUrl,
  writeSearchUrl,
} from './search-url.ts';
export {topicsOf} from './topics.ts';
export type {
  AnswerCard,
  Highlighted,
  SearchEngine,
  SearchHit,
  SearchQuery,
  SearchRecord,
  SearchResults,
} from './types.ts';
