/**
 * Makes pages and style sheets of the built site work from disk. Pure.
 *
 * The app needs a server: its router reads the URL, and browsers don't load modules from disk. So
 * pages become their version without JavaScript, which is complete: it contains the whole sidebar,
 * all tabs, and sections that open natively.
 */
import {escapeAttribute} from '@devspace-docs/common';
import {readTags, type Tag} from '@devspace-docs/static-host';
import type {Target} from './version-files.ts';

/** A rewritten file and the files of the site that it needs. */
export interface Rewritten {
  readonly text: string;
  readonly assets: ReadonlySet<string>;
}

/** A self-closing tag. A slash at the end of an unquoted value is part of that value. */
const CLOSED = /[\s"']\/>$/;

/** See `VersionFiles.resolve`. */
export type Resolve = (url: string) => Target;

/** Attributes that contain one URL. */
const URL_ATTRIBUTES = new Set(['href', 'src', 'poster', 'action']);

/** Link types that only work with a server or the app. */
const DROPPED_LINKS = /^(?:alternate|manifest|preload|prefetch|preconnect|modulepreload)$/;

function printTag(
  name: string,
  attributes: ReadonlyMap<string, string>,
  isClosed: boolean,
): string {
  const text = [...attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${text.join('')}${isClosed ? '/>' : '>'}`;
}

/** Whether a script is a data block. */
function isData(tag: Tag): boolean {
  return (tag.attributes.get('type') ?? '').includes('json');
}

function isDroppedLink({name, attributes}: Tag): boolean {
  return name === 'link' && DROPPED_LINKS.test(attributes.get('rel') ?? '');
}

/** Rewrites the URLs of a `srcset`. */
function rewriteCandidates(candidates: string, write: (url: string) => string): string {
  const rewritten = candidates.split(',').map((candidate) => {
    const [url = '', ...size] = candidate.trim().split(/\s+/);
    return [write(url), ...size].join(' ');
  });
  return rewritten.join(', ');
}

/** Returns the attributes whose value changes. */
function changedAttributes(
  {attributes}: Tag,
  write: (url: string) => string,
  landing: string,
): [name: string, value: string][] {
  const changed: [string, string][] = [];
  for (const [name, value] of attributes) {
    if (name === 'srcset') changed.push([name, rewriteCandidates(value, write)]);
    if (!URL_ATTRIBUTES.has(name)) continue;
    const isBrand =
      name === 'href' && attributes.get('class')?.split(' ').includes('navbar__brand');
    changed.push([name, write(isBrand ? landing : value)]);
  }
  return changed.filter(([name, value]) => value !== attributes.get(name));
}

/**
 * Rewrites a page.
 *
 * @param landing - URL of the version's landing page, to which the logo links.
 */
export function rewritePage(html: string, resolve: Resolve, landing: string): Rewritten {
  const assets = new Set<string>();
  let text = '';
  let position = 0;
  let isInScript = false;

  function write(url: string): string {
    const {href, asset} = resolve(url);
    if (asset !== undefined) assets.add(asset);
    return href;
  }

  function replace({start, end}: Tag, replacement: string): void {
    text += html.slice(position, start) + replacement;
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
      // Removes only the tags: without scripts, the content applies to everyone.
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
    (whole, quote: string, url: string) => {
      if (url.startsWith('data:')) return whole;
      const {href, asset} = resolve(url);
      if (asset !== undefined) assets.add(asset);
      return `url(${quote}${href}${quote})`;
    },
  );
  return {text, assets};
}
