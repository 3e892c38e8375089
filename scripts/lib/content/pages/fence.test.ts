import {expect, it} from 'vitest';
import {page, siteOf} from '../testing.ts';
import type {Fence} from './fence.ts';

function fenceOf(body: string): Fence {
  const site = siteOf({'docs/a.mdx': page('A', body)});
  const [fence] = site.content(site.files[0]!).fences;
  return fence!;
}

it('finds a stretch of the code in the source, below lists and in quotes', () => {
  const code = ['```yaml', 'dev:', '  api: api', '```'];
  expect(fenceOf(code.join('\n')).placeIn(1, 7, 3)).toEqual({line: 7, column: 8, length: 3});
  expect(
    fenceOf(['- item', '', ...code.map((line) => `  ${line}`)].join('\n')).placeIn(1, 7, 3),
  ).toEqual({line: 9, column: 10, length: 3});
  expect(fenceOf(code.map((line) => `> ${line}`).join('\n')).placeIn(1, 7, 3)).toEqual({
    line: 7,
    column: 10,
    length: 3,
  });
});
