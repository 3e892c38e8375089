import {expect, it} from 'vitest';
import {NOT_FOUND, readPage, readPages} from '../lib/built-site.ts';

it('every link has a target', () => {
  const problems = [...readPages(), readPage(NOT_FOUND)].flatMap(({file, tags}) =>
    tags
      .filter(({name, isEnd, attributes}) => {
        const isAnchor = attributes.has('id') || attributes.has('name');
        const isButton = attributes.get('role') === 'button';
        const href = attributes.get('href') ?? '';
        return (
          name === 'a' && !isEnd && !isAnchor && !isButton && /^(?:#?|javascript:.*)$/.test(href)
        );
      })
      .map(({attributes}) => `${file}: <a class="${attributes.get('class')}">`),
  );
  expect(problems).toEqual([]);
});
