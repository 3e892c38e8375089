import {expect, it} from 'vitest';
import {NOT_FOUND, readPage, readPages} from '../lib/built-site.ts';
import {findBadPictures} from '../lib/pictures.ts';

it('has a name and a size for every picture', () => {
  const problems = [...readPages(), readPage(NOT_FOUND)].flatMap(({file, tags}) =>
    findBadPictures(tags).map((problem) => `${file} ${problem}`),
  );
  expect(problems).toEqual([]);
});
