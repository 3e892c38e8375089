import {expect, it} from 'vitest';
import {pagesToCheck} from './watch.ts';

it.each([
  ['a page', ['docs/a.mdx', 'docs/img/a.png'], ['docs/a.mdx']],
  ['a page that was deleted', ['docs/gone.mdx'], []],
  ['data', ['docs/a.mdx', 'schema/v2beta1.json'], []],
  ['another file', ['docs/img/a.png', 'README.md'], undefined],
])('after a change of %s', (_, changed, pages) => {
  expect(pagesToCheck(changed, (file) => file !== 'docs/gone.mdx')).toEqual(pages);
});
