/** Public API. */
export {CONSOLE, aliases, languages} from './code-languages.ts';
export {consoleScript, readConsole} from './console.ts';
export {decodeUri} from './decode-uri.ts';
export {escapeAttribute, escapeHtml, escapeRegExp} from './escape.ts';
export {fetchOk} from './fetch-ok.ts';
export {textOf} from './hast-text.ts';
export {type InfoString, readInfoString} from './info-string.ts';
export {issueUrl} from './issue-url.ts';
export {readMarkedLines, readMarker} from './marked-lines.ts';
export {memoize} from './memoize.ts';
export {isMessageTable} from './message-table.ts';
export {didYouMean, isTypo, suggest, suggestPath} from './suggest.ts';
export {
  codeSpan,
  firstSentence,
  joinWords,
  removeLinks,
  splitSentence,
  trimSlashes,
} from './text.ts';
export {whenIdle} from './when-idle.ts';
