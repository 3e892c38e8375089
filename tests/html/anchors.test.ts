import {expect, it} from 'vitest';
import {findDeadAnchors} from '../lib/anchors.ts';
import {NOT_FOUND, readPage, readPages} from '../lib/built-site.ts';

it('every link has an address', () => {
  const problems = [...readPages(), readPage(NOT_FOUND)].flatMap(({file, tags}) =>
    findDeadAnchors(tags).map((problem) => `${file} ${problem}`),
  );
  expect(problems).toEqual([]);
});
