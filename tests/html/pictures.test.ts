import {expect, it} from 'vitest';
import {NOT_FOUND, readPage, readPages} from '../lib/built-site.ts';

it('every image has a height, which prevents layout shifts', () => {
  const problems = [...readPages(), readPage(NOT_FOUND)].flatMap(({file, tags}) =>
    tags
      .filter(({name, attributes}) => name === 'img' && !attributes.has('height'))
      .map(({attributes}) => `${file} has no height for ${attributes.get('src')}`),
  );
  expect(problems).toEqual([]);
});
