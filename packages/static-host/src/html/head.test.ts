import {expect, it} from 'vitest';
import {readLinks, readMeta} from './head.ts';
import {parsePage} from './page-tree.ts';

it('reads the metadata and links of a page', () => {
  const tree = parsePage(
    '<meta name=description content="All of it."/><meta property=og:title content=Pods><link rel=canonical href=https://a.example/docs/>',
  );
  expect(readMeta(tree, 'description')).toBe('All of it.');
  expect(readMeta(tree, 'og:title')).toBe('Pods');
  expect(readMeta(tree, 'og:image')).toBeUndefined();
  expect(readLinks(tree, 'canonical')).toEqual(['https://a.example/docs/']);
});
