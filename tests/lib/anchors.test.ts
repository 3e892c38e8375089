import {expect, it} from 'vitest';
import {readTags} from '../../scripts/lib/html/tags.ts';
import {findDeadAnchors} from './anchors.ts';

function check(html: string): string[] {
  return findDeadAnchors(readTags(html));
}

it.each([
  '<a href=/docs>Docs</a>',
  '<a href=#top>Top</a>',
  '<a id=old-name></a>',
  '<a href=# role=button>Languages</a>',
])('accepts %s', (html) => {
  expect(check(html)).toEqual([]);
});

it.each([
  '<a class=menu>Heading</a>',
  '<a class=menu href>Heading</a>',
  '<a class=menu href="#">Heading</a>',
  '<a class=menu href="javascript:void(0)">Heading</a>',
])('reports %s', (html) => {
  expect(check(html)).toEqual(['<a class="menu"> has no target']);
});
