/**
 * Reads the texts of built pages: of links, and of what stands around them. Pure.
 */
import {decodeEntities, type Tag} from '../../scripts/lib/html/tags.ts';

/** A page as its tests need it. */
export interface TextPage {
  readonly html: string;
  readonly tags: readonly Tag[];
}

/** A link of a page. */
export interface PageLink {
  readonly href: string;
  /** Name that readers see or hear: text, or what stands in for it. */
  readonly name: string;
  /** Index of its start tag. */
  readonly index: number;
}

/** Elements that end a line of text. Their end tags may be missing. */
const BLOCKS: ReadonlySet<string> = new Set([
  'article',
  'aside',
  'blockquote',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'script',
  'section',
  'style',
  'summary',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
]);

const NAMES = ['aria-label', 'alt', 'title'];

function isNamed(tag: Tag | undefined, ...names: readonly string[]): boolean {
  return tag !== undefined && names.includes(tag.name);
}

/** The text between two places of the source, in one line. */
function textBetween({html, tags}: TextPage, from: number, to: number): string {
  let text = '';
  let at = from;
  for (const tag of tags) {
    if (tag.start < from) continue;
    if (tag.start >= to) break;
    // Rows and list items would run together.
    text += html.slice(at, tag.start) + (BLOCKS.has(tag.name) ? ' ' : '');
    at = tag.end;
  }
  return decodeEntities(text + html.slice(at, Math.max(at, to)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Index of the end tag of an element that always has one. */
function endOf(tags: readonly Tag[], index: number): number {
  const end = tags.findIndex(
    (tag, at) => at > index && tag.isEnd && tag.name === tags[index]?.name,
  );
  return end < 0 ? tags.length - 1 : end;
}

/** What readers see of an element, or hear instead: text, or the names of pictures inside. */
function nameOf(page: TextPage, index: number): string {
  const {tags} = page;
  const own = tags[index]?.attributes.get('aria-label');
  if (own !== undefined) return own;
  const end = endOf(tags, index);
  const text = textBetween(page, tags[index]?.end ?? 0, tags[end]?.start ?? 0);
  if (text !== '') return text;
  return tags
    .slice(index, end)
    .flatMap(({attributes}) => NAMES.map((name) => attributes.get(name) ?? ''))
    .filter(Boolean)
    .join(' ');
}

/** All links of a page. */
export function readPageLinks(page: TextPage): PageLink[] {
  return page.tags.flatMap((tag, index) => {
    const href = tag.attributes.get('href');
    if (tag.name !== 'a' || tag.isEnd || href === undefined) return [];
    return [{href, name: nameOf(page, index), index}];
  });
}

/** The paragraph, list item or row around a link; a row comes with the head of its table. */
export function textAround(page: TextPage, {index}: PageLink): string {
  const {tags} = page;
  const opening = tags.findLastIndex((tag, at) => at < index && BLOCKS.has(tag.name));
  if (!isNamed(tags[opening], 'td', 'th')) {
    const closing = tags.findIndex((tag, at) => at > index && BLOCKS.has(tag.name));
    return textBetween(page, tags[opening]?.end ?? 0, tags[closing]?.start ?? page.html.length);
  }
  const row = tags.findLastIndex((tag, at) => at < index && isNamed(tag, 'tr'));
  const end = tags.findIndex((tag, at) => at > index && isNamed(tag, 'tr', 'tbody', 'table'));
  const head = tags.findLastIndex((tag, at) => at < index && isNamed(tag, 'table') && !tag.isEnd);
  const body = tags.findIndex((tag, at) => at > head && isNamed(tag, 'tbody'));
  const headText =
    head < 0 || body < 0 || body > row
      ? ''
      : textBetween(page, tags[head]?.end ?? 0, tags[body]?.start ?? 0);
  const rowText = textBetween(page, tags[row]?.end ?? 0, tags[end]?.start ?? page.html.length);
  return `${headText} ${rowText}`.trim();
}
