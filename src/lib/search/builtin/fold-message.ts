// cspell:ignore TRAC DEBU ERRO FATA PANI EFIW
/**
 * Finds the parts of a message that are the reader's own: numbers, quoted names, paths, URLs.
 * Two readers with the same problem see different ones. Pure.
 */

/** Own parts of messages, and of the placeholders that the docs write for them. */
const OWN: readonly RegExp[] = [
  // Quoted names, not apostrophes.
  /(?<![\p{L}\p{N}])(['"`])[^'"`\n]{1,120}\1(?![\p{L}\p{N}])/gu,
  // URLs and paths.
  /\b[a-z][a-z\d+.-]*:\/\/\S+/gi,
  /(?<![\w.*\]])[~.]{0,2}(?:\/[\w.@%+~-]+){2,}\/?/g,
  /\b[A-Z]:\\\S+/g,
  // Times, addresses of machines, sizes, hashes and plain numbers.
  /\b\d{1,4}(?:[-:/.T]\d{1,6})+Z?\b/g,
  /\b(?:0x)?[\da-f]{7,64}\b/gi,
  /(?<![\w.])\d+(?:\.\d+)?(?:ms|s|m|h|%|[KMGT]i?B?)?\b/g,
  /\[\d+\]/g,
];

/** A stretch of a text, from its first to behind its last character. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The stretches of a message that are the reader's own. */
export function ownParts(message: string): Stretch[] {
  return OWN.flatMap((pattern) =>
    [...message.matchAll(pattern)].map(({0: text, index}) => ({
      start: index,
      end: index + text.length,
    })),
  );
}

/** Tells whether a text reads like output of a program rather than like a question. */
export function looksLikeMessage(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (words < 3) return false;
  return (
    /\b(?:cannot|can not|couldn't|could not|unable|fail(?:ed|ure|s)?|fatal|panic|error|denied|refused|invalid|exceeded|timed out|not (?:found|supported|allowed|valid|exist)|is (?:required|missing)|no such|warn(?:ing)?)\b/i.test(
      text,
    ) || /\w: \S|\[\w+\]|['"][^'"]+['"]/.test(text)
  );
}

/** What programs write in front of each line: times, levels, and where in the program. */
const LINE_STARTS: readonly RegExp[] = [
  // Colors of a terminal.
  // eslint-disable-next-line no-control-regex
  /\u001b?\[\d{1,3}(?:;\d{1,3})*m/g,
  /\btime="[^"]*"|\blevel=\w+|\bmsg=(?=")/g,
  // FATA[0003], E1122 10:04:05.123456 4242 reflector.go:12]
  /\b(?:TRAC|DEBU|INFO|WARN|ERRO|FATA|PANI)\[\d+\]/g,
  /^[EFIW]\d{4} [\d:.]+\s+\d+ [\w.]+:\d+\]/gm,
  /^\s*\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?/gm,
  /^\s*\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?/gm,
  /\[(?:trace|debug|info|done|warn(?:ing)?|error|fatal|panic)\]:?/gi,
  /^\s*(?:trace|debug|info|done|warn(?:ing)?|fatal|panic):\s/gim,
];

/** The text without what programs write in front of each line of their output. */
export function withoutLineStarts(text: string): string {
  return LINE_STARTS.reduce((rest, start) => rest.replace(start, ' '), text).trim();
}
