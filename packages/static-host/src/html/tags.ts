/**
 * Parses the tags of built pages. Pure.
 *
 * Minification removes quotes and end tags wherever HTML allows it, which lenient parsers misread
 * (`href=/docs/>` isn't a self-closing tag), so this follows the HTML standard.
 */

/** A start or end tag. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** Elements whose content isn't parsed as markup. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title']);

/** Decodes the character references that built pages contain. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[String(name).toLowerCase()] ?? whole;
  });
}

const NO_ATTRIBUTES: Tag['attributes'] = new Map();

/** The end of a tag or its next attribute. Compiled once: a site has a million of them. */
const nextPart = /[\s/]*(?:(>)|([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?)/y;

function readAttributes(html: string, start: number): Pick<Tag, 'attributes' | 'end'> {
  // Fast path: most tags have no attributes.
  if (html[start] === '>') return {attributes: NO_ATTRIBUTES, end: start + 1};
  const attributes = new Map<string, string>();
  nextPart.lastIndex = start;
  for (let match = nextPart.exec(html); match; match = nextPart.exec(html)) {
    const [, close, name, double, single, bare] = match;
    if (close) break;
    if (name) attributes.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  }
  return {attributes, end: nextPart.lastIndex};
}

/** Reads all tags of a page in order, skipping comments and raw text. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let lower: string | undefined;
  const opening = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)/gi;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const [, slash, rawName] = match;
    if (!rawName) continue;
    const name = rawName.toLowerCase();
    const {attributes, end} = readAttributes(html, opening.lastIndex);
    tags.push({name, isEnd: slash === '/', attributes, start: match.index, end});
    opening.lastIndex = end;
    if (slash === '' && RAW_TEXT.has(name)) {
      lower ??= html.toLowerCase();
      const close = lower.indexOf(`</${name}`, end);
      opening.lastIndex = close < 0 ? html.length : close;
    }
  }
  return tags;
}

/** Returns the decoded title of a page. */
export function readTitle(html: string): string {
  return decodeEntities(/<title[^>]*>([^<]*)</i.exec(html)?.[1] ?? '');
}

/** Returns the content of `<meta name=…>` or `<meta property=…>`. */
export function readMeta(tags: readonly Tag[], name: string): string | undefined {
  return tags
    .find(
      ({name: tag, attributes}) =>
        tag === 'meta' && [attributes.get('name'), attributes.get('property')].includes(name),
    )
    ?.attributes.get('content');
}

/** Returns the URLs of `<link rel=…>`. */
export function readLinks(tags: readonly Tag[], rel: string): string[] {
  return tags
    .filter(({name, attributes}) => name === 'link' && attributes.get('rel') === rel)
    .map(({attributes}) => attributes.get('href') ?? '');
}
