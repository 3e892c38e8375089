/**
 * Makes pages and styles of the built site readable from disk. Pure.
 *
 * The application needs a server: its router reads the URL, and browsers load no modules from
 * disk. So a page becomes what it is for readers without scripts, which holds everything: the whole
 * sidebar, all tabs, and sections that open by themselves.
 */
import {readTags, type Tag} from '../html/tags.ts';
import type {Target} from './version-files.ts';

/** A rewritten file, and the files of the site that it needs. */
export interface Rewritten {
  readonly text: string;
  readonly assets: ReadonlySet<string>;
}

/** The slash that closes an element of a drawing; one at the end of a bare value is a part of it. */
const CLOSED = /[\s"']\/>$/;

/** Says how to write a URL; see `VersionFiles.resolve`. */
export type Resolve = (address: string) => Target;

/** Attributes that hold one URL. */
const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'poster', 'action']);

/** Links of the head that only servers, other URLs or the application have a use for. */
const DROPPED_LINKS = /^(?:alternate|manifest|preload|prefetch|preconnect|modulepreload)$/;

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function printTag(
  name: string,
  attributes: ReadonlyMap<string, string>,
  isClosed: boolean,
): string {
  const text = [...attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${text.join('')}${isClosed ? '/>' : '>'}`;
}

/** Whether a script holds data, which no browser runs. */
function isData(tag: Tag): boolean {
  return (tag.attributes.get('type') ?? '').includes('json');
}

/** Links in the head that archived pages omit. */
function isDroppedLink({name, attributes}: Tag): boolean {
  return name === 'link' && DROPPED_LINKS.test(attributes.get('rel') ?? '');
}

/** Writes each URL of a list of pictures with their sizes. */
function rewriteCandidates(candidates: string, write: (address: string) => string): string {
  const rewritten = candidates.split(',').map((candidate) => {
    const [address = '', ...size] = candidate.trim().split(/\s+/);
    return [write(address), ...size].join(' ');
  });
  return rewritten.join(', ');
}

/** The attributes of a tag that are written in another way. */
function changedAttributes(
  {attributes}: Tag,
  write: (address: string) => string,
  landing: string,
): [name: string, value: string][] {
  const changed: [string, string][] = [];
  for (const [name, value] of attributes) {
    if (name === 'srcset') changed.push([name, rewriteCandidates(value, write)]);
    if (!ADDRESS_ATTRIBUTES.has(name)) continue;
    const isBrand =
      name === 'href' && attributes.get('class')?.split(' ').includes('navbar__brand');
    changed.push([name, write(isBrand ? landing : value)]);
  }
  return changed.filter(([name, value]) => value !== attributes.get(name));
}

/**
 * Rewrites a page.
 *
 * @param landing - URL of the version's landing page, where its logo leads.
 */
export function rewritePage(html: string, resolve: Resolve, landing: string): Rewritten {
  const assets = new Set<string>();
  let text = '';
  let position = 0;
  let isInScript = false;

  function write(address: string): string {
    const {href, asset} = resolve(address);
    if (asset !== undefined) assets.add(asset);
    return href;
  }

  function replace({start, end}: Tag, by: string): void {
    text += html.slice(position, start) + by;
    position = end;
  }

  for (const tag of readTags(html)) {
    const {name, isEnd, attributes, start, end} = tag;
    if (name === 'script' && !isEnd && !isData(tag)) {
      replace(tag, '');
      isInScript = true;
    } else if (name === 'script' && isEnd && isInScript) {
      position = end;
      isInScript = false;
    } else if (name === 'noscript') {
      // Its content is for everybody now.
      replace(tag, '');
    } else if (!isEnd && isDroppedLink(tag)) {
      replace(tag, '');
    } else if (!isEnd) {
      const changed = changedAttributes(tag, write, landing);
      if (changed.length === 0) continue;
      const isClosed = CLOSED.test(html.slice(start, end));
      replace(tag, printTag(name, new Map([...attributes, ...changed]), isClosed));
    }
  }
  return {text: text + html.slice(position), assets};
}

/** Rewrites the URLs of a style sheet. */
export function rewriteStyles(css: string, resolve: Resolve): Rewritten {
  const assets = new Set<string>();
  const text = css.replace(
    /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
    (whole, quote: string, address: string) => {
      if (address.startsWith('data:')) return whole;
      const {href, asset} = resolve(address);
      if (asset !== undefined) assets.add(asset);
      return `url(${quote}${href}${quote})`;
    },
  );
  return {text, assets};
}
