// cspell:ignore TRAC DEBU ERRO FATA PANI EFIW
/**
 * Recognizes messages in pasted output, in which two readers with the same problem have different
 * numbers, names, paths and URLs. Pure.
 */

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
  /^\s*(?:trace|debug|info|done|warn(?:ing)?|fatal):\s/gim,
];

/** The text without what programs write in front of each line of their output. */
export function withoutLineStarts(text: string): string {
  return LINE_STARTS.reduce((rest, start) => rest.replace(start, ' '), text).trim();
}

/** Placeholders in messages of the docs: `X`, `FIELD`, `3xxxx`, `...`, and what differs anyway. */
const PLACEHOLDER = /\.{3}|<[^>]*>|\[\w?\]|\b(?:[A-Z]|[A-Z]{4,}|\d+x*)\b/;

/** Fewest characters, or share of the text, by which a message is recognized. */
const MIN_LITERAL = 24;
const MIN_SHARE = 0.4;
/** Fewest words of an excerpt of a message. */
const MIN_WORDS = 3;

function plain(text: string): string {
  return text
    .replace(/['"`’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** What a message always says: its text around placeholders. */
function literalsOf(message: string): string[] {
  return message
    .split(PLACEHOLDER)
    .map(plain)
    .filter((literal) => /\w/.test(literal));
}

/**
 * Makes a function that finds the messages which a text contains, with any values in the place of
 * placeholders, or which contain the text: the number of characters in common, by the id.
 */
export function createMessageReader(
  messages: ReadonlyMap<number, string>,
): (text: string) => ReadonlyMap<number, number> {
  const known = [...messages].map(([id, message]) => {
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
    for (const {id, whole, literals, length} of known) {
      if (isExcerpt && whole.includes(pasted)) lengths.set(id, pasted.length);
      else if (length >= Math.min(MIN_LITERAL, MIN_SHARE * pasted.length) && contains(literals)) {
        lengths.set(id, length);
      }
    }
    return lengths;
  };
}
