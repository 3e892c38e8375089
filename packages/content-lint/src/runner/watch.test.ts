import {expect, it} from 'vitest';
import {pagesToCheck} from './watch.ts';

it.each([
  ['a page', ['docs/a.mdx', 'docs/img/a.png'], ['docs/a.mdx']],
  ['a deleted page', ['docs/gone.mdx'], []],
  ['data', ['docs/a.mdx', 'schema/v2beta1.json'], []],
  ['another file', ['docs/img/a.png', 'README.md'], undefined],
])('selects what to check after a change of %s', (_, changed, pages) => {
  expect(pagesToCheck(changed, (file) => file !== 'docs/gone.mdx')).toEqual(pages);
});
