/** Checks the links inside the built site. Pure. */
import {resolveRequest, type SiteFiles} from '@devspace-docs/static-host/node';
import {decodeUri} from '@devspace-docs/common';
import type {Tag} from '@devspace-docs/static-host';

export interface LinkedPage {
  /** File relative to the build folder. */
  readonly file: string;
  /** Absolute URL. */
  readonly url: string;
  readonly tags: readonly Tag[];
}

export interface BrokenLink {
  readonly page: LinkedPage;
  /** As written in the page. */
  readonly link: string;
  readonly reason: string;
}

const attributeNames = ['href', 'src', 'action', 'poster'];

/** URLs that a browser loads or opens from a tag. */
function linksOf({name, isEnd, attributes}: Tag): string[] {
  if (isEnd) return [];
  const images = attributes
    .get('srcset')
    ?.split(',')
    .map((item) => item.trim().split(/\s+/)[0] ?? '');
  const card =
    name === 'meta' &&
    /^(?:og|twitter):image$/.test(attributes.get('property') ?? attributes.get('name') ?? '');
  return [
    ...attributeNames.flatMap((attribute) => attributes.get(attribute) ?? []),
    ...(images ?? []),
    ...(card ? [attributes.get('content') ?? ''] : []),
  ];
}

/** Returns the valid anchors of a page. The empty one and `top` always exist. */
function anchorsOf(tags: readonly Tag[]): Set<string> {
  const names = tags.flatMap(({name, attributes}) => [
    attributes.get('id'),
    name === 'a' ? attributes.get('name') : undefined,
  ]);
  return new Set([...names.filter((name) => name !== undefined), '', 'top']);
}

/** Finds links to missing files and anchors of this site, and links to redirects. */
export function findBrokenLinks(pages: readonly LinkedPage[], site: SiteFiles): BrokenLink[] {
  const anchors = new Map(pages.map(({file, tags}) => [file, anchorsOf(tags)]));

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
    // Reports repeated links of a page once.
    [...new Set(page.tags.flatMap(linksOf))].flatMap((link) => {
      const reason = check(page, link);
      return reason ? [{page, link, reason}] : [];
    }),
  );
}
