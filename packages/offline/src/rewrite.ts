/**
 * Makes pages and style sheets of the built site work from disk. Pure.
 *
 * The app needs a server: its router reads the URL, and browsers don't load modules from disk. So
 * pages become their version without JavaScript, which is complete: it contains the whole sidebar,
 * all tabs, and sections that open natively.
 */
import type {Element, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {hasClass, parsePage, propertyOf} from '@devspace-docs/static-host/html';
import type {Target} from './version-files.ts';

/** A rewritten file and the files of the site that it needs. */
export interface Rewritten {
  readonly text: string;
  readonly assets: ReadonlySet<string>;
}

/** See `VersionFiles.resolve`. */
export type Resolve = (url: string) => Target;

/** Attributes of the site's pages that contain URLs. */
const URL_ATTRIBUTES = ['href', 'src'];

/** Link types that only work with a server or the app. */
const DROPPED_LINKS = /^(?:alternate|manifest|preload|prefetch|preconnect|modulepreload)$/;

function isDropped(element: Element): boolean {
  // Data blocks are scripts too.
  if (element.tagName === 'script') return !(propertyOf(element, 'type') ?? '').includes('json');
  return element.tagName === 'link' && DROPPED_LINKS.test(propertyOf(element, 'rel') ?? '');
}

function collectAssets(resolve: Resolve) {
  const assets = new Set<string>();
  const write = (url: string): string => {
    const {href, asset} = resolve(url);
    if (asset !== undefined) assets.add(asset);
    return href;
  };
  return {assets, write};
}

/**
 * Rewrites a page.
 *
 * @param landing - URL of the version's landing page, to which the logo links.
 */
export function rewritePage(html: string, resolve: Resolve, landing: string): Rewritten {
  const {assets, write} = collectAssets(resolve);

  function rewriteUrls(element: Element): void {
    if (hasClass(element, 'navbar__brand')) element.properties.href = landing;
    for (const name of URL_ATTRIBUTES) {
      const value = propertyOf(element, name);
      if (value !== undefined) element.properties[name] = write(value);
    }
  }

  function rewrite<Node extends RootContent>(nodes: readonly Node[]): Node[] {
    return nodes.flatMap((node) => {
      if (node.type !== 'element') return [node];
      if (isDropped(node)) return [];
      rewriteUrls(node);
      node.children = rewrite(node.children);
      // Without scripts, the content of `noscript` applies to everyone.
      return node.tagName === 'noscript' ? (node.children as Node[]) : [node];
    });
  }

  const tree = parsePage(html);
  tree.children = rewrite(tree.children);
  return {text: toHtml(tree), assets};
}

/** Rewrites the URLs of a style sheet. */
export function rewriteStyles(css: string, resolve: Resolve): Rewritten {
  const {assets, write} = collectAssets(resolve);
  const text = css.replace(
    /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
    (whole, quote: string, url: string) =>
      url.startsWith('data:') ? whole : `url(${quote}${write(url)}${quote})`,
  );
  return {text, assets};
}
