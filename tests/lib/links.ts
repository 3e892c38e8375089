/** Checks the links inside the built site. Pure. */
import {resolveRequest, type SiteFiles} from '@devspace-docs/static-host/node';
import {decodeUri} from '@devspace-docs/common';
import {findAll, propertyOf, textOf} from '@devspace-docs/static-host/html';
import type {Element, Root} from 'hast';
import type {Anchor} from '../../src/lib/url-state/legacy-anchor.ts';

export interface LinkedPage {
  /** File relative to the build folder. */
  readonly file: string;
  /** Absolute URL. */
  readonly url: string;
  /** URLs that a browser loads or opens, as written in the page. */
  readonly links: ReadonlySet<string>;
  readonly anchors: readonly Anchor[];
}

export interface BrokenLink {
  readonly page: LinkedPage;
  /** As written in the page. */
  readonly link: string;
  readonly reason: string;
}

const URL_PROPERTIES = ['href', 'src', 'action', 'poster'];

/** URLs that a browser loads or opens from an element. */
function linksOf(element: Element): string[] {
  const images = propertyOf(element, 'srcSet')
    ?.split(',')
    .map((item) => item.trim().split(/\s+/)[0] ?? '');
  const name = propertyOf(element, 'property') ?? propertyOf(element, 'name') ?? '';
  const isCard = element.tagName === 'meta' && /^(?:og|twitter):image$/.test(name);
  return [
    ...URL_PROPERTIES.flatMap((property) => propertyOf(element, property) ?? []),
    ...(images ?? []),
    ...(isCard ? [propertyOf(element, 'content') ?? ''] : []),
  ];
}

function anchorOf(element: Element): Anchor[] {
  const {tagName} = element;
  const id =
    propertyOf(element, 'id') ?? (tagName === 'a' ? propertyOf(element, 'name') : undefined);
  if (id === undefined) return [];
  return [{id, heading: /^h[2-6]$/.test(tagName) ? textOf(element) : undefined}];
}

/** Reads the links and anchors of a page. */
export function readLinkedPage(file: string, url: string, tree: Root): LinkedPage {
  const elements = findAll(tree, () => true);
  return {
    file,
    url,
    links: new Set(elements.flatMap(linksOf)),
    anchors: elements.flatMap(anchorOf),
  };
}

/** Finds links to missing files and anchors of this site, and links to redirects. */
export function findBrokenLinks(pages: readonly LinkedPage[], site: SiteFiles): BrokenLink[] {
  // The empty anchor and `top` always exist.
  const anchors = new Map(
    pages.map((page) => [page.file, new Set(['', 'top', ...page.anchors.map(({id}) => id)])]),
  );

  // Cached, since menus repeat the same targets on hundreds of pages.
  const resolved = new Map<string, ReturnType<typeof resolveRequest>>();
  const resolve = (path: string): ReturnType<typeof resolveRequest> => {
    const resolution = resolved.get(path) ?? resolveRequest(path, site);
    resolved.set(path, resolution);
    return resolution;
  };

  const check = (page: LinkedPage, link: string): string | undefined => {
    if (!URL.canParse(link, page.url)) return "isn't a valid URL";
    const target = new URL(link, page.url);
    const own = new URL(page.url);
    if (target.origin !== own.origin) return undefined;
    // The URL of the not-found page doesn't resolve, but the page has anchors.
    const isOwn = target.pathname === own.pathname;
    const found = isOwn ? {kind: 'file' as const, file: page.file} : resolve(target.pathname);
    if (found.kind === 'notFound') return "leads to a file that doesn't exist";
    if (found.kind === 'redirect') return `leads to a redirect: link to ${found.location}`;
    const hash = target.hash.slice(1);
    const anchor = decodeUri(hash) ?? hash;
    const known = anchors.get(found.file);
    return known && !known.has(anchor)
      ? `leads to a page without the anchor #${anchor}`
      : undefined;
  };

  return pages.flatMap((page) =>
    [...page.links].flatMap((link) => {
      const reason = check(page, link);
      return reason ? [{page, link, reason}] : [];
    }),
  );
}
