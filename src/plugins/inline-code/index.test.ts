import type {Element} from 'hast';
import {expect, it} from 'vitest';
import rehypeInlineCode from './index.ts';

function mark(text: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{type: 'text', value: text}],
  };
  rehypeInlineCode()({type: 'root', children: [code]});
  return code;
}

it('rehypeInlineCode marks long code', () => {
  expect(mark('--no-warn').properties).toEqual({});
  expect(mark('devspace dev --namespace feature-1').properties).toEqual({className: ['long']});
});
