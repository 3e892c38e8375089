// cspell:ignore TRAC DEBU ERRO FATA PANI EFIW
/** Recognizes messages in pasted output, whose names, numbers, paths and URLs differ for each reader. */

/** Whether a text resembles output of a program instead of a question. */
export function looksLikeMessage(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (words < 3) return false;
  return (
    /\b(?:cannot|can not|couldn't|could not|unable|fail(?:ed|ure|s)?|fatal|panic|error|denied|refused|invalid|exceeded|timed out|not (?:found|supported|allowed|valid|exist)|is (?:required|missing)|no such|warn(?:ing)?)\b/i.test(
      text,
    ) || /\w: \S|\[\w+\]|['"][^'"]+['"]/.test(text)
  );
}

/** Prefixes of log lines: timestamps, levels and source locations. */
const LINE_PREFIXES: readonly RegExp[] = [
  // ANSI color codes.
  // eslint-disable-next-line no-control-regex
  /\u001b?\[\d{1,3}(?:;\d{1,3})*m/g,
  /\btime="[^"]*"|\blevel=\w+|\bmsg=(?=")/g,
  // FATA[0003], E1122 10:04:05.123456 4242 reflector.go:12]
  /\b(?:TRAC|DEBU|INFO|WARN|ERRO|FATA|PANI)\[\d+\]/g,
  /^[EFIW]\d{4} [\d:.]+\s+\d+ [\w.]+:\d+\]/gm,
  /^\s*\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?/gm,
  /^\s*\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?/gm,
  /\[(?:trace|debug|info|done|warn(?:ing)?|error|fatal|panic)\]:?/gi,
  /^\s*(?:trace|debug|info|done|warn(?:ing)?|fatal):\s/gim,
];

/** Removes prefixes of log lines, such as timestamps and levels. */
export function stripLinePrefixes(text: string): string {
  return LINE_PREFIXES.reduce((rest, prefix) => rest.replace(prefix, ' '), text).trim();
}

/**
 * Placeholders in documented messages (`X`, `FIELD`, `3xxxx`, `...`), and variable parts such as numbers.
 * Exit codes tell messages apart.
 */
const PLACEHOLDER = /\.{3}|<[^>]*>|\[\w?\]|\b(?:[A-Z]|[A-Z]{4,}|(?<!exit (?:code|status) )\d+x*)\b/;

/** A message matches if its literal text has this many characters, or is this share of the pasted text. */
const MIN_LITERAL = 24;
const MIN_SHARE = 0.4;
/** Minimum number of words in an excerpt of a message. */
const MIN_WORDS = 3;

function plain(text: string): string {
  return text
    .replace(/['"`’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The literal text of a message, without placeholders. */
function literalsOf(message: string): string[] {
  return message
    .split(PLACEHOLDER)
    .map(plain)
    .filter((literal) => /\w/.test(literal));
}

/**
 * Returns a function that finds messages which a text contains, with any values for placeholders, or
 * which contain the text. The result maps ids to the number of matching characters.
 */
export function createMessageMatcher(
  messages: ReadonlyMap<number, string>,
): (text: string) => ReadonlyMap<number, number> {
  const prepared = [...messages].map(([id, message]) => {
    const literals = literalsOf(message);
    return {id, whole: plain(message), literals, length: literals.join('').length};
  });
  return (text) => {
    const pasted = plain(text);
    const isExcerpt = pasted.split(' ').length >= MIN_WORDS;
    const contains = (literals: readonly string[]): boolean => {
      let at = 0;
      return literals.every((literal) => {
        const found = pasted.indexOf(literal, at);
        at = found + literal.length;
        return found >= 0;
      });
    };
    const lengths = new Map<number, number>();
    for (const {id, whole, literals, length} of prepared) {
      if (isExcerpt && whole.includes(pasted)) lengths.set(id, pasted.length);
      else if (length >= Math.min(MIN_LITERAL, MIN_SHARE * pasted.length) && contains(literals)) {
        lengths.set(id, length);
      }
    }
    return lengths;
  };
}
