import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeSymptoms from './index.ts';

function element(tagName: string, id: string, ...children: Element['children']): Element {
  return {type: 'element', tagName, properties: id === '' ? {} : {id}, children};
}

const text = (value: string) => ({type: 'text', value}) as const;

const symptom = (value: string): Element =>
  element('li', '', text('\n'), element('strong', '', text(value)), text(' Wait.'));

/** Anchors of the items of a list that follows headings. */
function anchorsOf(headings: readonly Element[], ...items: readonly Element[]): unknown[] {
  const tree: Root = {type: 'root', children: [...headings, element('ul', '', ...items)]};
  rehypeSymptoms()(tree);
  return items.map(({properties}) => properties.id);
}

it('adds an anchor to each symptom in a section about troubleshooting', () => {
  const loose = element('li', '', element('p', '', element('strong', '', text('It ends.'))));
  const headings = [element('h2', 'mistakes'), element('h3', 'sync')];
  expect(anchorsOf(headings, symptom('Nothing happens.'), loose)).toEqual([
    'error-nothing-happens',
    'error-it-ends',
  ]);
});

it('ignores other sections, and lists with other items', () => {
  const headings = [element('h2', 'mistakes'), element('h2', 'next')];
  expect(anchorsOf(headings, symptom('Nothing happens.'))).toEqual([undefined]);
  const plain = element('li', '', text('Plain'));
  expect(anchorsOf([element('h2', 'mistakes')], symptom('It ends.'), plain)).toEqual([
    undefined,
    undefined,
  ]);
});
