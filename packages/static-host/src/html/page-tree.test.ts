import {expect, it} from 'vitest';
import {elementsOf, findAll, findElement, hasClass, parsePage, propertyOf} from './page-tree.ts';
import {textOf} from '@devspace-docs/common';

const tree = parsePage(`<!doctype html><html lang=en><title>A &amp; B</title>
  <body><ul class="menu big"><li id=1>One<li id=2 data-fields=dev.*>Two <b>bold</b></ul>
  <noscript><style>a {}</style></noscript><input disabled>`);

it('reads pages without optional tags and quotes', () => {
  const list = findElement(tree, ({tagName}) => tagName === 'ul');
  expect(list && elementsOf(list).map((item) => propertyOf(item, 'id'))).toEqual(['1', '2']);
  expect(list && hasClass(list, 'big')).toBe(true);
  expect(list && hasClass(list, 'bi')).toBe(false);
});

it('finds nested elements in document order', () => {
  const names = findAll(tree, () => true).map(({tagName}) => tagName);
  expect(names.slice(0, 4)).toEqual(['html', 'head', 'title', 'body']);
  expect(names.indexOf('b')).toBeGreaterThan(names.lastIndexOf('li'));
});

it('includes what browsers without scripts show', () => {
  expect(findElement(tree, ({tagName}) => tagName === 'style')).toBeDefined();
});

it('decodes text and attributes', () => {
  const title = findElement(tree, ({tagName}) => tagName === 'title');
  expect(title && textOf(title)).toBe('A & B');
  const item = findElement(tree, ({properties}) => properties.dataFields !== undefined);
  expect(item && [propertyOf(item, 'dataFields'), textOf(item)]).toEqual(['dev.*', 'Two bold']);
  const input = findElement(tree, ({tagName}) => tagName === 'input');
  expect(input && [propertyOf(input, 'disabled'), propertyOf(input, 'id')]).toEqual([
    'true',
    undefined,
  ]);
});
