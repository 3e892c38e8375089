/** The metadata in the head of a page. */
import type {Root} from 'hast';
import {findAll, findElement, propertyOf} from './page-tree.ts';

/** The content of `<meta name=…>` or `<meta property=…>`. */
export function readMeta(tree: Root, name: string): string | undefined {
  const meta = findElement(
    tree,
    (element) =>
      element.tagName === 'meta' &&
      (propertyOf(element, 'name') ?? propertyOf(element, 'property')) === name,
  );
  return meta && propertyOf(meta, 'content');
}

/** The URLs of `<link rel=…>`. */
export function readLinks(tree: Root, rel: string): string[] {
  const links = findAll(
    tree,
    (element) => element.tagName === 'link' && propertyOf(element, 'rel') === rel,
  );
  return links.map((link) => propertyOf(link, 'href') ?? '');
}
