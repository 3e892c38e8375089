import type {Element} from 'hast';
import {expect, it} from 'vitest';
import {element, text} from '../fixture.ts';
import rehypeInlineCode from './index.ts';

function mark(value: string): Element {
  const code = element('code', text(value));
  rehypeInlineCode()({type: 'root', children: [code]});
  return code;
}

it('rehypeInlineCode marks long code', () => {
  expect(mark('--no-warn').properties).toEqual({});
  expect(mark('devspace dev --namespace feature-1').properties).toEqual({className: ['long']});
});
