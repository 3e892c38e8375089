/**
 * Makes pages and style sheets of the built site work from disk. Pure.
 *
 * The app needs a server: its router reads the URL, and browsers don't load modules from disk. So
 * pages become their version without JavaScript, which is complete: it contains the whole sidebar,
 * all tabs, and sections that open natively.
 */
import type {Element, Root} from 'hast';
import {
  attributeRange,
  findAll,
  hasClass,
  propertyOf,
  type Range,
  rangeOf,
  tagsOf,
} from '@devspace-docs/static-host/html';
import {escapeAttribute} from '@devspace-docs/common';
import type {Target} from './version-files.ts';

/** A rewritten file and the files of the site that it needs. */
export interface Rewritten {
  readonly text: string;
  readonly assets: ReadonlySet<string>;
}

/** An attribute that contains URLs. */
interface UrlAttribute {
  readonly name: string;
  readonly value: string;
  /** Whether it links to the landing page of the version. */
  readonly isBrand: boolean;
}

/** A part of a page that doesn't work from disk. Archives don't contain it, unless it's an attribute. */
export interface Change extends Range {
  readonly attribute?: UrlAttribute;
}

/** See `VersionFiles.resolve`. */
export type Resolve = (url: string) => Target;

/** Attributes that contain URLs, by their names in hast. */
const URL_ATTRIBUTES = ['href', 'src', 'srcSet', 'poster', 'action'];

/** Link types that only work with a server or the app. */
const DROPPED_LINKS = /^(?:alternate|manifest|preload|prefetch|preconnect|modulepreload)$/;

/** Whether a script is a data block. */
function isData(script: Element): boolean {
  return (propertyOf(script, 'type') ?? '').includes('json');
}

function isDropped(element: Element): boolean {
  const {tagName} = element;
  if (tagName === 'script') return !isData(element);
  return tagName === 'link' && DROPPED_LINKS.test(propertyOf(element, 'rel') ?? '');
}

function findAttributes(element: Element): Change[] {
  return URL_ATTRIBUTES.flatMap((name) => {
    const value = propertyOf(element, name);
    if (value === undefined) return [];
    const isBrand = name === 'href' && hasClass(element, 'navbar__brand');
    const attribute = {name: name.toLowerCase(), value, isBrand};
    return [{...attributeRange(element, name), attribute}];
  });
}

function findIn(element: Element): readonly Change[] {
  if (isDropped(element)) return [rangeOf(element)];
  if (element.tagName !== 'noscript') return findAttributes(element);
  // Removes only the tags: without scripts, the content applies to everyone.
  const {opening, closing} = tagsOf(element);
  return [opening, closing].filter((range) => range !== undefined);
}

/**
 * Finds the parts of a page that don't work from disk, in source order.
 *
 * @param tree - The page, parsed with positions.
 */
export function findChanges(tree: Root): Change[] {
  return findAll(tree, () => true)
    .flatMap(findIn)
    .sort((a, b) => a.start - b.start);
}

/** Rewrites the URLs of a `srcset`. */
function rewriteCandidates(candidates: string, write: (url: string) => string): string {
  const rewritten = candidates.split(',').map((candidate) => {
    const [url = '', ...size] = candidate.trim().split(/\s+/);
    return [write(url), ...size].join(' ');
  });
  return rewritten.join(', ');
}

/**
 * Rewrites a page.
 *
 * @param html - Source of the page.
 * @param changes - Its parts that don't work from disk.
 * @param landing - URL of the version's landing page, to which the logo links.
 */
export function rewritePage(
  html: string,
  changes: readonly Change[],
  resolve: Resolve,
  landing: string,
): Rewritten {
  const assets = new Set<string>();

  function write(url: string): string {
    const {href, asset} = resolve(url);
    if (asset !== undefined) assets.add(asset);
    return href;
  }

  /** Returns the new text of an attribute; undefined if it doesn't change. */
  function rewrite({name, value, isBrand}: UrlAttribute): string | undefined {
    const written =
      name === 'srcset' ? rewriteCandidates(value, write) : write(isBrand ? landing : value);
    return written === value ? undefined : `${name}="${escapeAttribute(written)}"`;
  }

  let text = '';
  let position = 0;
  for (const {start, end, attribute} of changes) {
    // Parsers repeat a link if its content isn't allowed in its paragraph.
    if (start < position) continue;
    const replacement = attribute ? rewrite(attribute) : '';
    if (replacement === undefined) continue;
    text += html.slice(position, start) + replacement;
    position = end;
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
