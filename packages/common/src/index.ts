/** Public API. */
export {applyEdits, type LineEdit} from './apply-edits.ts';
export {CONSOLE, aliases, languages} from './code-languages.ts';
export {decodeUri} from './decode-uri.ts';
export {escapeAttribute, escapeHtml, escapeRegExp} from './escape.ts';
export {fetchOk} from './fetch-ok.ts';
export {textOf} from './hast-text.ts';
export {issueUrl} from './issue-url.ts';
export {memoize} from './memoize.ts';
export {didYouMean, isTypo, suggest, suggestPath} from './suggest.ts';
export {
  codeSpan,
  firstSentence,
  joinWords,
  removeLinks,
  splitSentence,
  trimSlashes,
} from './text.ts';
