import {expect, it} from 'vitest';
import {readLinks, readMeta, readTitle} from './head.ts';
import {parsePage} from './page-tree.ts';

it('reads the title, metadata and links of a page', () => {
  const tree = parsePage(
    '<title data-rh=true>Pods &amp; more | Docs</title><meta name=description content="All of it."/><meta property=og:title content=Pods><link rel=canonical href=https://a.example/docs/>',
  );
  expect(readTitle(tree)).toBe('Pods & more | Docs');
  expect(readMeta(tree, 'description')).toBe('All of it.');
  expect(readMeta(tree, 'og:title')).toBe('Pods');
  expect(readMeta(tree, 'og:image')).toBeUndefined();
  expect(readLinks(tree, 'canonical')).toEqual(['https://a.example/docs/']);
});
