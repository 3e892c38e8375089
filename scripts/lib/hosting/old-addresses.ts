/**
 * Finds where pages stood before. Pure: the pages of today in, redirects out.
 */
import {isFragment} from '../../../src/config/fragments.ts';

/** A release line, as far as addresses go. */
interface Line {
  readonly segment: string;
}

/** What the redirects depend on. */
export interface AddressSpace {
  /** Base path of today, with both slashes. */
  readonly basePath: string;
  /** Base paths of former times, with both slashes. */
  readonly formerBasePaths: readonly string[];
  /** Site paths of all pages, such as `5.x/introduction`; empty for the landing page. */
  readonly pages: ReadonlySet<string>;
  /** Release lines, newest first. */
  readonly lines: readonly Line[];
}

/**
 * Maps old addresses to those of today, without a slash at the end of the old ones.
 *
 * Two things have moved. The whole documentation stood below other base paths. And a release line
 * stood at the base path itself as long as it was the latest one, so that a path without a version
 * that the latest line does not know means the newest old line that does.
 */
export function oldAddresses(space: AddressSpace): ReadonlyMap<string, string> {
  const {basePath, formerBasePaths, pages, lines} = space;
  const redirects = new Map<string, string>();
  const add = (from: string, to: string): void => {
    const address = from.replace(/\/$/, '');
    if (!redirects.has(address)) redirects.set(address, basePath + to);
  };
  for (const page of pages) {
    for (const former of formerBasePaths) add(former + page, page);
  }
  for (const {segment} of lines.filter((item) => item.segment !== '')) {
    const own = [...pages].filter((page) => page.startsWith(`${segment}/`));
    for (const page of own) {
      const plain = page.slice(segment.length + 1);
      if (pages.has(plain) || isFragment(plain)) continue;
      for (const base of [basePath, ...formerBasePaths]) add(base + plain, page);
    }
  }
  return redirects;
}
