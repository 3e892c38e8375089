import {expect, it} from 'vitest';
import {readAnchors} from './markup.ts';

it('reads only `id` attributes', () => {
  expect(readAnchors('<div id="a-b"><p data-id="x">id="y"</p><i class="z" id="c">')).toEqual([
    'a-b',
    'c',
  ]);
});
