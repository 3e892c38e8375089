/**
 * Makes pages and styles of the built site readable from disk. Pure.
 *
 * The application needs a server: its router reads the address, and browsers load no modules from
 * disk. So a page becomes what it is for readers without scripts, which holds everything: the whole
 * sidebar, all tabs, and sections that open by themselves.
 */
import {readTags, type Tag} from '../html/tags.ts';
import type {Target} from './line-files.ts';

/** A rewritten file, and the files of the site that it needs. */
export interface Rewritten {
  readonly text: string;
  readonly assets: ReadonlySet<string>;
}

/** The slash that closes an element of a drawing; one at the end of a bare value is a part of it. */
const CLOSED = /[\s"']\/>$/;

/** Says how to write an address; see `LineFiles.resolve`. */
export type Resolve = (address: string) => Target;

/** Attributes that hold one address. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'action'];

/** Links of the head that only servers, other addresses or the application have a use for. */
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

/**
 * Rewrites a page.
 *
 * @param landing - Address of the line's landing page, where its logo leads.
 */
export function rewritePage(html: string, resolve: Resolve, landing: string): Rewritten {
  const assets = new Set<string>();
  const write = (address: string): string => {
    const {href, asset} = resolve(address);
    if (asset !== undefined) assets.add(asset);
    return href;
  };
  let text = '';
  let position = 0;
  let isInScript = false;
  for (const tag of readTags(html)) {
    const {name, isEnd, attributes, start, end} = tag;
    const replace = (by: string): void => {
      text += html.slice(position, start) + by;
      position = end;
    };
    if (name === 'script' && !isEnd && !isData(tag)) {
      replace('');
      isInScript = true;
      continue;
    }
    if (name === 'script' && isEnd && isInScript) {
      position = end;
      isInScript = false;
      continue;
    }
    // Its content is for everybody now.
    if (name === 'noscript') {
      replace('');
      continue;
    }
    if (isEnd) continue;
    if (name === 'link' && DROPPED_LINKS.test(attributes.get('rel') ?? '')) {
      replace('');
      continue;
    }
    const changed = new Map(attributes);
    if (attributes.get('class')?.split(' ').includes('navbar__brand')) changed.set('href', landing);
    for (const attribute of ADDRESS_ATTRIBUTES) {
      const address = changed.get(attribute);
      if (address !== undefined) changed.set(attribute, write(address));
    }
    const candidates = changed.get('srcset');
    if (candidates !== undefined) {
      const rewritten = candidates.split(',').map((candidate) => {
        const [address = '', ...size] = candidate.trim().split(/\s+/);
        return [write(address), ...size].join(' ');
      });
      changed.set('srcset', rewritten.join(', '));
    }
    const isSame = [...changed].every(([key, value]) => attributes.get(key) === value);
    if (!isSame) replace(printTag(name, changed, CLOSED.test(html.slice(start, end))));
  }
  return {text: text + html.slice(position), assets};
}

/** Rewrites the addresses of a style sheet. */
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
